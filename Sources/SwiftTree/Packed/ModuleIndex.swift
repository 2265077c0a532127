/// Which of a module's files are read for what.
package struct ModuleIndex: Sendable {
  /// By the name of a type that is declared or extended: `Array` is in `Array.swift` and `Array+Apple.swift`.
  package private(set) var types: [String: [String]] = [:]
  /// The files of protocols, and of the types that literals have, by the operators that they declare.
  package private(set) var operators: [String: [String]] = [:]
  /// The files of functions, operators and aliases: read with the module.
  package private(set) var common: [String] = []

  private static let commonNames = [
    "Functions", "Operators", "Aliases", "Precedence", "Macros", "Language", "Constants",
  ]
  private static let literals: Set<String> = [
    "Int", "Double", "String", "Bool", "Optional", "Array", "Dictionary", "Character", "Set", "AnyHashable",
  ]

  /// - Parameters:
  ///   - names: of all files, without `.swift`.
  ///   - text: what stands in one.
  package init(names: [String], text: (String) -> String?) {
    for name in names.sorted() {
      let type = String(name.prefix { $0 != "+" })
      if ModuleIndex.commonNames.contains(type) { continue }
      types[type, default: []].append(name)
      guard type == name, let text = text(name),
        text.contains("\nprotocol \(type)") || ModuleIndex.literals.contains(type)
      else { continue }
      for match in text.matches(of: /func ([^\s\w(]+?) ?(?:<[A-Z][^(]*>)?\(/)
      where operators[String(match.1)]?.last != name {
        operators[String(match.1), default: []].append(name)
      }
    }
    common = ModuleIndex.commonNames.flatMap { common in
      names.sorted().filter { $0.prefix { $0 != "+" } == common }
    }
  }
}
