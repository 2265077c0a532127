// Network: the declarations of IPv4Address.
// Declared as the framework's interface has it, with code of our own.

struct IPv4Address: Hashable, CustomDebugStringConvertible, Sendable {
  static let any = IPv4Address(_parts: [0, 0, 0, 0])
  static let broadcast = IPv4Address(_parts: [255, 255, 255, 255])
  static let loopback = IPv4Address(_parts: [127, 0, 0, 1])
  let _parts: [UInt8]
  init(_parts parts: [UInt8]) { _parts = parts }
  init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, !parts.contains(nil) else { return nil }
    _parts = parts.compactMap { $0 }
  }
  init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    _parts = Array(rawValue)
  }
  var rawValue: Data { Data(_parts) }
  var interface: NWInterface? { nil }
  var isLoopback: Bool { _parts.first == 127 }
  var debugDescription: String { _parts.map { "\($0)" }.joined(separator: ".") }
}
