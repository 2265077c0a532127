// Swift's standard library: the declarations of UnicodeDecodingResult.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum UnicodeDecodingResult: Equatable, Sendable {
  case scalarValue(Unicode.Scalar)
  case emptyInput
  case error
  static func == (lhs: UnicodeDecodingResult, rhs: UnicodeDecodingResult) -> Bool
}
