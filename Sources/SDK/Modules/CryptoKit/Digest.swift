// CryptoKit: the declarations of Digest.
// Declared as the framework's interface has it, with code of our own.

protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
  var _bytes: [UInt8] { get }
}

extension Digest {
  func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_lending: _bytes))
  }
  static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs._bytes == Array(rhs) }
  var _hex: String { _bytes.map { String(format: "%02x", $0) }.joined() }
}
