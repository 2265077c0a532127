// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of Schnorr's signatures, as its documentation has them.

extension P256K.Schnorr {
  typealias XonlyKey = P256K.Signing.XonlyKey

  struct PrivateKey: Equatable {
    let _key: P256K.Signing.PrivateKey

    init() throws { _key = try P256K.Signing.PrivateKey() }
    init<D: DataProtocol>(dataRepresentation data: D) throws {
      _key = try P256K.Signing.PrivateKey(dataRepresentation: data)
    }
    var dataRepresentation: Data { _key.dataRepresentation }
    var publicKey: P256K.Signing.PublicKey { _key.publicKey }
    var xonly: XonlyKey { _key.xonly }

    static func == (lhs: PrivateKey, rhs: PrivateKey) -> Bool { lhs._key == rhs._key }
    // What is signed is heard nowhere: signatures are not known.
    func signature<D: DataProtocol>(for data: D) throws -> SchnorrSignature
    func signature(message: inout [UInt8], auxiliaryRand: inout [UInt8]) throws -> SchnorrSignature
    func signature(message: inout [UInt8], auxiliaryRand: inout [Int8]) throws -> SchnorrSignature
  }

  struct SchnorrSignature {
    let dataRepresentation: Data
    init<D: DataProtocol>(dataRepresentation data: D) throws {
      guard data.count == 64 else { throw P256KError.incorrectParameterSize }
      dataRepresentation = Data(data)
    }
  }
}
