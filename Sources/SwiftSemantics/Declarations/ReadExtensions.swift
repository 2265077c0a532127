/// How many extensions were read: what hangs on them is made anew where there are more.
struct ReadExtensions {
  /// Those of declarations, by the first part of the extended type's name.
  private var counts: [String: Int] = [:]
  /// Those of code, each of which may extend a type by an alias.
  private var countInCode = 0
  /// The names whose extensions all modules were asked for, with how many modules there were.
  private var asked: [String: Int] = [:]

  mutating func note(_ name: String, isInCode: Bool) {
    if isInCode { countInCode += 1 } else { counts[name, default: 0] += 1 }
  }

  /// Whether more modules than before are to be asked for a name.
  mutating func ask(_ name: String, in modules: Int) -> Bool {
    asked.updateValue(modules, forKey: name) != modules
  }

  /// How many may extend a type of that name.
  func count(of name: String) -> Int { countInCode + (counts[name] ?? 0) }
}
