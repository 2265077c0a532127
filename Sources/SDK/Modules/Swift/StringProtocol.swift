// Swift's standard library: the declarations of StringProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable,
  LosslessStringConvertible, TextOutputStream, TextOutputStreamable
where
  Self.Element == Character, Self.Index == String.Index,
  Self.StringInterpolation == DefaultStringInterpolation, Self.SubSequence: StringProtocol
{
  associatedtype UTF8View: Collection
  where Self.UTF8View.Element == UInt8, Self.UTF8View.Index == String.Index
  associatedtype UTF16View: BidirectionalCollection
  where Self.UTF16View.Element == UInt16, Self.UTF16View.Index == String.Index
  associatedtype UnicodeScalarView: BidirectionalCollection
  where Self.UnicodeScalarView.Element == Unicode.Scalar, Self.UnicodeScalarView.Index == String.Index
  associatedtype SubSequence = Substring
  var utf8: Self.UTF8View { get }
  var utf16: Self.UTF16View { get }
  var unicodeScalars: Self.UnicodeScalarView { get }
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func lowercased() -> String
  func uppercased() -> String
  init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
}

extension StringProtocol {
  func hash(into hasher: inout Hasher)
}

extension StringProtocol {
  static func == <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  static func != <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  static func < <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  static func > <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  static func <= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  static func >= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
}

extension StringProtocol {
  func hasPrefix<Prefix>(_ prefix: Prefix) -> Bool where Prefix: StringProtocol
  func hasSuffix<Suffix>(_ suffix: Suffix) -> Bool where Suffix: StringProtocol
}

extension StringProtocol {
  @_disfavoredOverload func contains(_ other: String) -> Bool
  @_disfavoredOverload func contains(_ other: Substring) -> Bool
}
