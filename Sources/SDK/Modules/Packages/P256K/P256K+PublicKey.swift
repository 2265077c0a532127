// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of public keys, as its documentation has them.

extension P256K.Signing {
  struct PublicKey: Equatable {
    let dataRepresentation: Data
    let format: P256K.Format
    let xonly: XonlyKey

    init(_point point: [UInt8], format: P256K.Format) {
      let isOdd = point[63] % 2 == 1
      let x = Array(point.prefix(32))
      self.format = format
      xonly = XonlyKey(dataRepresentation: x, keyParity: isOdd ? 1 : 0)
      dataRepresentation = format == .compressed ? Data([isOdd ? 3 : 2] + x) : Data([4] + point)
    }
    init<D: DataProtocol>(dataRepresentation data: D, format: P256K.Format) throws {
      let bytes = Array(data)
      guard bytes.count == format.length else { throw P256KError.incorrectKeySize }
      dataRepresentation = Data(bytes)
      self.format = format
      xonly = XonlyKey(
        dataRepresentation: bytes[1...32],
        keyParity: (format == .compressed ? bytes[0] : bytes[64]) % 2 == 1 ? 1 : 0)
    }
    init(xonlyKey: XonlyKey) {
      xonly = xonlyKey
      format = .compressed
      dataRepresentation = Data([xonlyKey.parity ? 3 : 2] + xonlyKey.bytes)
    }
    var bytes: [UInt8] { Array(dataRepresentation) }
    static func == (lhs: PublicKey, rhs: PublicKey) -> Bool {
      lhs.dataRepresentation == rhs.dataRepresentation
    }
  }
}
