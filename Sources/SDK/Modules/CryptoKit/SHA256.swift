// CryptoKit: the declarations of SHA256.
// Declared as the framework's interface has it, with code of our own.

struct SHA256: HashFunction {
  struct Digest: CryptoKit.Digest {
    static let byteCount = 32
    let _bytes: [UInt8]
    var description: String { "SHA256 digest: \(_hex)" }
  }
  static let blockByteCount = 64
  static let byteCount = 32
  private var bytes: [UInt8] = []

  init() {}

  mutating func update<D: DataProtocol>(data: D) { bytes += Array(data) }
  func finalize() -> Digest { Digest(_bytes: _Digests._sha256(bytes)) }
}
