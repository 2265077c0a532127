// CryptoKit: the declarations of HashFunction.
// Declared as the framework's interface has it, with code of our own.

protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update<D: DataProtocol>(data: D)
  func finalize() -> Self.Digest
}

extension HashFunction {
  static func hash<D: DataProtocol>(data: D) -> Self.Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }
}
