// Swift's standard library: the declarations of _UnicodeParser.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _UnicodeParser {
  associatedtype Encoding: _UnicodeEncoding
  init()
  mutating func parseScalar<I>(from input: inout I) -> Unicode.ParseResult<Self.Encoding.EncodedScalar>
  where I: IteratorProtocol, I.Element == Self.Encoding.CodeUnit
}
