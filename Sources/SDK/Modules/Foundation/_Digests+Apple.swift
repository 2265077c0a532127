// Foundation: digests of bytes, for the modules that offer them.

enum _Digests {
  static func _md5<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
  static func _sha1<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
  static func _sha256<S: Sequence>(_ bytes: S) -> [UInt8] where S.Element == UInt8
}
