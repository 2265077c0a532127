// Swift's standard library: the declarations of Character.
// Declared as the toolchain's interface has it, with code of our own.

struct Character: Sendable {}

extension Character {
  typealias UTF8View = String.UTF8View
  var utf8: Character.UTF8View { get }
  typealias UTF16View = String.UTF16View
  var utf16: Character.UTF16View { get }
  typealias UnicodeScalarView = String.UnicodeScalarView
  var unicodeScalars: Character.UnicodeScalarView { get }
}

extension Character: ExpressibleByExtendedGraphemeClusterLiteral {
  init(_ content: Unicode.Scalar)
  init(extendedGraphemeClusterLiteral value: Character)
  init(_ s: String)
  typealias ExtendedGraphemeClusterLiteralType = Character
  typealias UnicodeScalarLiteralType = Character
}

extension Character: CustomStringConvertible {
  var description: String { get }
}

extension Character: LosslessStringConvertible {}

extension Character: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Character: Equatable {
  static func == (lhs: Character, rhs: Character) -> Bool
}

extension Character: Comparable {
  static func < (lhs: Character, rhs: Character) -> Bool
}

extension Character: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Character: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Character: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream { target.write(String(self)) }
}

extension Character {
  var isASCII: Bool { get }
  var asciiValue: UInt8? { get }
  var isWhitespace: Bool { get }
  var isNewline: Bool { get }
  var isNumber: Bool { get }
  var isWholeNumber: Bool { get }
  var wholeNumberValue: Int? { get }
  var isHexDigit: Bool { get }
  var hexDigitValue: Int? { get }
  var isLetter: Bool { get }
  func uppercased() -> String
  func lowercased() -> String
  var isUppercase: Bool { get }
  var isLowercase: Bool { get }
  var isCased: Bool { get }
  var isSymbol: Bool { get }
  var isMathSymbol: Bool { get }
  var isCurrencySymbol: Bool { get }
  var isPunctuation: Bool { get }
}
