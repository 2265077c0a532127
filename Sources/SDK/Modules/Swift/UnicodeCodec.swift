// Swift's standard library: the declarations of UnicodeCodec.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol UnicodeCodec: _UnicodeEncoding {
  init()
  mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult
  where I: IteratorProtocol, Self.CodeUnit == I.Element
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Self.CodeUnit) -> Void)
}
