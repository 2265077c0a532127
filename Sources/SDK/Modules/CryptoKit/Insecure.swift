// CryptoKit: the declarations of Insecure.
// Declared as the framework's interface has it, with code of our own.

enum Insecure {
  struct MD5: HashFunction {
    struct Digest: CryptoKit.Digest {
      static let byteCount = 16
      let _bytes: [UInt8]
      var description: String { "MD5 digest: \(_hex)" }
    }
    static let blockByteCount = 64
    static let byteCount = 16
    private var bytes: [UInt8] = []

    init() {}

    mutating func update<D: DataProtocol>(data: D) { bytes += Array(data) }
    func finalize() -> Digest { Digest(_bytes: _Digests._md5(bytes)) }
  }

  struct SHA1: HashFunction {
    struct Digest: CryptoKit.Digest {
      static let byteCount = 20
      let _bytes: [UInt8]
      var description: String { "SHA1 digest: \(_hex)" }
    }
    static let blockByteCount = 64
    static let byteCount = 20
    private var bytes: [UInt8] = []

    init() {}

    mutating func update<D: DataProtocol>(data: D) { bytes += Array(data) }
    func finalize() -> Digest { Digest(_bytes: _Digests._sha1(bytes)) }
  }
}
