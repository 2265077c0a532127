// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of keys by their x alone, as its documentation has them.

extension P256K.Signing {
  struct XonlyKey: Equatable {
    let bytes: [UInt8]
    let parity: Bool

    init<D: DataProtocol>(dataRepresentation data: D, keyParity: Int32 = 0) {
      bytes = Array(data)
      parity = keyParity == 1
    }
    var dataRepresentation: Data { Data(bytes) }
    static func == (lhs: XonlyKey, rhs: XonlyKey) -> Bool { lhs.bytes == rhs.bytes }
  }
}
