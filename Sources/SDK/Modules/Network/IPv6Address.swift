// Network: the declarations of IPv6Address.
// Declared as the framework's interface has it, with code of our own.

struct IPv6Address: Hashable, CustomDebugStringConvertible, Sendable {
  static let any = IPv6Address(_parts: [UInt8](repeating: 0, count: 16))
  static let loopback = IPv6Address(_parts: [UInt8](repeating: 0, count: 15) + [1])
  let _parts: [UInt8]
  init(_parts parts: [UInt8]) { _parts = parts }
  init?(_ string: String)
  init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    _parts = Array(rawValue)
  }
  var rawValue: Data { Data(_parts) }
  var interface: NWInterface? { nil }
  var debugDescription: String { get }
}
