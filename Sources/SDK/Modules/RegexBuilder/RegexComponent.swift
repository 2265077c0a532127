// Swift's module RegexBuilder: the declarations of RegexComponent.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension RegexComponent where Self == CharacterClass {
  static var any: CharacterClass { get }
  static var anyNonNewline: CharacterClass { get }
  static var anyGraphemeCluster: CharacterClass { get }
  static var digit: CharacterClass { get }
  static var hexDigit: CharacterClass { get }
  static var word: CharacterClass { get }
  static var whitespace: CharacterClass { get }
  static var horizontalWhitespace: CharacterClass { get }
  static var newlineSequence: CharacterClass { get }
  static var verticalWhitespace: CharacterClass { get }
}

extension RegexComponent where Self == CharacterClass {
  static func anyOf<S>(_ s: S) -> CharacterClass where S: Sequence, S.Element == Character
  static func anyOf<S>(_ s: S) -> CharacterClass where S: Sequence, S.Element == Unicode.Scalar
}

extension RegexComponent where Self == CharacterClass {
  init(_ first: CharacterClass, _ rest: CharacterClass...)
}
