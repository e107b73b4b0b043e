import CMicroHTTPD
import Foundation
import Glibc

/// A thread that notices clients who close a suspended connection, and that tells the time.
///
/// The library does not look at a connection while it is suspended, as that of a stream is nearly always.
final class ConnectionWatch: Sendable {
  private let epoll: Int32
  private let wakeup: Int32
  private let ended = DispatchSemaphore(value: 0)
  /// What `wakeup` is known by; exchanges count from 1.
  private static let wakeupNumber: UInt64 = 0

  /// Begins without a thread.
  ///
  /// - Throws: ``WebServerError`` if the system has no descriptors left.
  init() throws(WebServerError) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    wakeup = eventfd(0, Int32(EFD_CLOEXEC))
    guard epoll >= 0, wakeup >= 0 else {
      let reason = String(cString: strerror(errno))
      if epoll >= 0 { close(epoll) }
      if wakeup >= 0 { close(wakeup) }
      throw .notStarted(reason: reason)
    }
    enter(wakeup, events: EPOLLIN.rawValue, number: Self.wakeupNumber)
  }

  deinit {
    close(epoll)
    close(wakeup)
  }

  /// Begins the thread.
  ///
  /// - Parameters:
  ///   - interval: The seconds between calls of `tick`.
  ///   - left: Called with the number of a connection that the client has closed.
  func start(every interval: Int, tick: @escaping @Sendable () -> Void, left: @escaping @Sendable (UInt64) -> Void) {
    let thread = Thread { [self] in
      run(every: .seconds(interval), tick: tick, left: left)
      ended.signal()
    }
    thread.name = "web connections"
    thread.start()
  }

  /// Ends the thread, and returns when it has ended.
  func stop() {
    var one: UInt64 = 1
    write(wakeup, &one, MemoryLayout<UInt64>.size)
    ended.wait()
  }

  /// Watches a connection under a number until ``remove(_:)``.
  func add(_ socket: Int32, number: UInt64) {
    enter(socket, events: EPOLLRDHUP.rawValue | EPOLLET.rawValue, number: number)
  }

  /// Watches a connection no more; there may be other connections by that socket's number later.
  func remove(_ socket: Int32) {
    epoll_ctl(epoll, EPOLL_CTL_DEL, socket, nil)
  }

  private func enter(_ descriptor: Int32, events: UInt32, number: UInt64) {
    var event = epoll_event()
    event.events = events
    event.data.u64 = number
    epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
  }

  private func run(every interval: Duration, tick: () -> Void, left: (UInt64) -> Void) {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    var next = ContinuousClock.now + interval
    while true {
      let rest = max(.zero, next - ContinuousClock.now)
      // Rounded up, so that it does not come round with nothing to do.
      let milliseconds = rest.components.seconds * 1_000 + rest.components.attoseconds / 1_000_000_000_000_000 + 1
      let count = epoll_wait(epoll, &events, Int32(events.count), Int32(clamping: milliseconds))
      for event in events.prefix(Int(max(0, count))) {
        if event.data.u64 == Self.wakeupNumber { return }
        left(event.data.u64)
      }
      if ContinuousClock.now >= next {
        tick()
        next = ContinuousClock.now + interval
      }
    }
  }
}
