// Swift's standard library: the declarations of RegexRepetitionBehavior.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct RegexRepetitionBehavior: Hashable {
  static func == (a: RegexRepetitionBehavior, b: RegexRepetitionBehavior) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension RegexRepetitionBehavior {
  static var eager: RegexRepetitionBehavior { get }
  static var reluctant: RegexRepetitionBehavior { get }
  static var possessive: RegexRepetitionBehavior { get }
}
