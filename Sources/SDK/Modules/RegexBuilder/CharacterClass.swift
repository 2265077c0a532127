// Swift's module RegexBuilder: the declarations of CharacterClass.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CharacterClass {}

extension CharacterClass: RegexComponent {
  var regex: Regex<Substring> { get }
  typealias RegexOutput = Substring
}

extension CharacterClass {
  var inverted: CharacterClass { get }
}

extension CharacterClass {
  static func generalCategory(_ category: Unicode.GeneralCategory) -> CharacterClass
}

extension CharacterClass {
  func union(_ other: CharacterClass) -> CharacterClass
  func intersection(_ other: CharacterClass) -> CharacterClass
  func subtracting(_ other: CharacterClass) -> CharacterClass
  func symmetricDifference(_ other: CharacterClass) -> CharacterClass
}
