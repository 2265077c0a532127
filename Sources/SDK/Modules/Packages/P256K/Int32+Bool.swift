// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): what it adds to C's answers, as its documentation has it.

extension Int32 {
  var boolValue: Bool { self != 0 }
}
