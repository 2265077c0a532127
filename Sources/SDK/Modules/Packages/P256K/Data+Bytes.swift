// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): what it adds to bytes, as its documentation has it.

extension Data {
  var bytes: [UInt8] { Array(self) }
}
