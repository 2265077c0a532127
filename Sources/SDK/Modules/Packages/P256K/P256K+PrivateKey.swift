// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of private keys, as its documentation has them.

extension P256K.Signing {
  struct PrivateKey: Equatable {
    let dataRepresentation: Data
    let publicKey: PublicKey

    init(format: P256K.Format = .compressed) throws {
      try self.init(dataRepresentation: Data((0..<32).map { _ in UInt8.random(in: 1...254) }), format: format)
    }
    init<D: DataProtocol>(dataRepresentation data: D, format: P256K.Format = .compressed) throws {
      let point = _Digests._secp256k1PublicKey(of: Array(data))
      guard point.count == 64 else { throw P256KError.incorrectKeySize }
      dataRepresentation = Data(data)
      publicKey = PublicKey(_point: point, format: format)
    }
    var xonly: XonlyKey { publicKey.xonly }

    static func == (lhs: PrivateKey, rhs: PrivateKey) -> Bool {
      lhs.dataRepresentation == rhs.dataRepresentation
    }
    // What is signed is heard nowhere: signatures are not known.
    func signature<D: DataProtocol>(for data: D) throws -> P256K.Signing.ECDSASignature
  }

  struct ECDSASignature {
    let dataRepresentation: Data
    init<D: DataProtocol>(dataRepresentation: D) throws { self.dataRepresentation = Data(dataRepresentation) }
  }
}
