// Swift's module RegexBuilder: its operator functions.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

func ... (lhs: Character, rhs: Character) -> CharacterClass

@_disfavoredOverload func ... (lhs: UnicodeScalar, rhs: UnicodeScalar) -> CharacterClass
