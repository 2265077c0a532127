// swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1): the declarations of P256K, as its documentation has them.

/// The curve of Bitcoin's and Nostr's keys.
enum P256K {
  enum Format: UInt32 {
    case compressed, uncompressed
    var length: Int { self == .compressed ? 33 : 65 }
  }
  enum Signing {}
  enum Schnorr {}
}
