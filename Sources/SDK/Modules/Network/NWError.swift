// Network: the declarations of NWError.
// Declared as the framework's interface has it, with code of our own.

enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
  case dns(Int32)
  case tls(OSStatus)
  var debugDescription: String { get }
}
