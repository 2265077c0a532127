import EarshotSwiftCode

/// The names by which Objective-C knows methods: `#selector` makes them, and whoever is told of a target calls by them.
extension Value {
  /// `moveBoat:toPier:`; of a property that of its getter; nil for what Objective-C has no name for.
  ///
  /// As the compiler makes them: the first argument's label joins the name, after `With` where it is no preposition
  /// (lib/AST/Decl.cpp, `AbstractFunctionDecl::getObjCSelector`).
  package var selector: String? {
    if let written = attributes.first(where: { $0.name == "objc" })?.argumentText { return written }
    if isSubscript { return nil }
    guard isFunction || isInitializer, let labels else { return name }
    guard let first = labels.first else { return name }
    let head = first.map { Value.joined(name, $0) } ?? name
    return ([head] + labels.dropFirst().map { $0 ?? "" }).map { $0 + ":" }.joined()
  }

  private static func joined(_ name: String, _ label: String) -> String {
    let word = label.prefix { !$0.isUppercase }
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    return name + (prepositions.contains(String(word)) ? "" : "With") + capital
  }

  /// As lib/Basic/PartsOfSpeech.def has them.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}

extension Program {
  /// The method of a class that Objective-C calls by a name: its own before those that it inherits.
  package func method(selector: String, of type: Type) -> Value? {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      let found = memberTable(of: nominal).ordered.first { value in
        !value.isStatic && !value.isSubscript && value.selector == selector
      }
      if let found { return found }
      current = superclass(of: place)
    }
    return nil
  }
}
