// Swift's standard library: the declarations of _UTFParser.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _UTFParser {
  associatedtype Encoding: _UnicodeEncoding
}

extension _UTFParser where Self.Encoding.EncodedScalar: RangeReplaceableCollection {
  mutating func parseScalar<I>(from input: inout I) -> Unicode.ParseResult<Self.Encoding.EncodedScalar>
  where I: IteratorProtocol, I.Element == Self.Encoding.CodeUnit
}
