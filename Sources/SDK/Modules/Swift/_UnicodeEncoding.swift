// Swift's standard library: the declarations of _UnicodeEncoding.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _UnicodeEncoding {
  associatedtype CodeUnit: FixedWidthInteger, UnsignedInteger
  where Self.CodeUnit == Self.EncodedScalar.Element
  associatedtype EncodedScalar: BidirectionalCollection
  static var encodedReplacementCharacter: Self.EncodedScalar { get }
  static func decode(_ content: Self.EncodedScalar) -> Unicode.Scalar
  static func encode(_ content: Unicode.Scalar) -> Self.EncodedScalar?
  static func transcode<FromEncoding>(_ content: FromEncoding.EncodedScalar, from _: FromEncoding.Type)
    -> Self.EncodedScalar? where FromEncoding: _UnicodeEncoding
  associatedtype ForwardParser: _UnicodeParser
  where Self == Self.ForwardParser.Encoding, Self.ForwardParser.Encoding == Self.ReverseParser.Encoding
  associatedtype ReverseParser: _UnicodeParser
}

extension _UnicodeEncoding {
  static func transcode<FromEncoding>(_ content: FromEncoding.EncodedScalar, from _: FromEncoding.Type)
    -> Self.EncodedScalar? where FromEncoding: _UnicodeEncoding
}
