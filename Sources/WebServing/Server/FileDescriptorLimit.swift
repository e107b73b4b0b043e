import Glibc

/// The number of files and sockets that the process may have open.
enum FileDescriptorLimit {
  /// What a program needs beside its connections.
  private static let others: rlim_t = 256

  /// Raises the limit as far as it must be and may be.
  static func raise(toHold connections: Int, log: (String) -> Void) {
    var limit = rlimit()
    let needed = rlim_t(connections) + others
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    if !isRaised || limit.rlim_cur < needed {
      log("\(connections) connections need \(needed) open files, and the system permits \(limit.rlim_cur).")
    }
  }
}
