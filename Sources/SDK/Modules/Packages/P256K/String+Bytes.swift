// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): what it adds to texts, as its documentation has it.

extension String {
  /// The bytes that are written in hexadecimal digits.
  var bytes: [UInt8] {
    get throws {
      let digits = Array(self)
      guard digits.count % 2 == 0 else { throw P256KError.incorrectParameterSize }
      return try stride(from: 0, to: digits.count, by: 2).map { index in
        guard let byte = UInt8(String(digits[index...index + 1]), radix: 16) else {
          throw P256KError.incorrectParameterSize
        }
        return byte
      }
    }
  }
  init<S: Sequence>(bytes: S) where S.Element == UInt8 {
    self = bytes.map { String(format: "%02x", $0) }.joined()
  }
}
