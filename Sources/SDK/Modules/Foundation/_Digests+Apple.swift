// Foundation: digests of bytes and public keys, for the modules that offer them.

enum _Digests {
  static func _md5<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
  static func _sha1<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
  static func _sha256<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
  /// A point's x and y, 32 bytes each; none where the secret is none.
  static func _secp256k1PublicKey<S: Sequence>(of secret: S) -> [UInt8] where S.Element == UInt8
}
