// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of its error, as its documentation has them.

enum P256KError: Error {
  case incorrectKeySize
  case incorrectParameterSize
  case underlyingCryptoError
}
