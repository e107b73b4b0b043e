import Foundation

/// Why a server cannot be started.
package enum WebServerError: Error, Equatable {
  /// Not an address in numbers.
  case addressNotValid(String)
  /// No address of this machine.
  case addressNotHere(String)
  /// Another program listens there.
  case portTaken(UInt16, address: String)
  /// The system keeps the port for its administrator.
  case portReserved(UInt16)
  /// The system or the library refuses.
  case notStarted(reason: String)
}

extension WebServerError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .addressNotValid(let address):
      "'\(address)' is not an address in numbers, such as 127.0.0.1 or ::1."
    case .addressNotHere(let address):
      "\(address) is not an address of this machine."
    case .portTaken(let port, let address):
      "Port \(port) of \(address) is taken by another program; choose another port, or 0 for any that is free."
    case .portReserved(let port):
      "Port \(port) may be used by the administrator only; choose one from 1024 on, or 0 for any that is free."
    case .notStarted(let reason):
      "The web server could not be started: \(reason)."
    }
  }
}
