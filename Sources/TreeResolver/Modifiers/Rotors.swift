import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// `accessibilityRotor`: last modifier first (recorded, iOS 16.2).
enum Rotors {
  @Sendable static func rotor(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let named = modifier.unlabeled() else { return }
    var rotor = Rotor(name: "")
    switch named.current {
    case .symbol(let name, let arguments):
      rotor.systemRotor = systemName(name, arguments)
      rotor.name = name
    default: rotor.name = named.string ?? ""
    }
    rotor.entries = entries(of: modifier, &walk)
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.element.rotors.insert(rotor, at: 0)
        draft.note(.rotors, "rotors come last declared first", modifier)
      },
      container: { $0.container.rotors.insert(rotor, at: 0) })
  }

  /// `.headings(level: .h2)` and `.links(visited: true)` name their kind by the argument.
  private static func systemName(_ name: String, _ arguments: [Argument]) -> String {
    guard let argument = arguments.first else { return name }
    if argument.label == "level", let level = argument.value.symbol, level.hasPrefix("h") {
      return "heading" + level.dropFirst()
    }
    if argument.label == "visited", argument.value.bool == true { return "visitedLinks" }
    return name
  }

  private static func entries(of modifier: Modifier, _ walk: inout Walk) -> [Rotor.Entry] {
    if case .list(let ranges)? = modifier.argument("textRanges")?.current {
      return ranges.compactMap(textRange).map { Rotor.Entry(textRange: $0) }
    }
    guard let value = modifier.argument("entries") ?? modifier.unlabeled(1) else { return [] }
    if case .list(let values) = value.current {
      return values.map { Rotor.Entry(label: $0.string) }
    }
    return flattened(value.views ?? []).map(entry)
  }

  private static func textRange(_ value: ArgumentValue) -> Range<Int>? {
    guard case .range(let lower, let upper, let isClosed) = value.current, lower.isFinite,
      upper.isFinite, lower >= 0, upper >= lower, upper < 1e9
    else { return nil }
    return Int(lower)..<(Int(upper) + (isClosed ? 1 : 0))
  }

  /// The entries of the builder, through ForEach, Group and custom views.
  private static func flattened(_ views: [ViewNode]) -> [ViewNode] {
    var found: [ViewNode] = []
    var left = Array(views.reversed())
    while let view = left.popLast() {
      if view.name == "AccessibilityRotorEntry" {
        found.append(view)
      } else {
        left += view.children.reversed()
      }
    }
    return found
  }

  private static func entry(_ node: ViewNode) -> Rotor.Entry {
    var entry = Rotor.Entry(
      label: node.unlabeled()?.string,
      textRange: node.argument("textRange").flatMap(textRange),
      prepare: node.argument("prepare")?.handler)
    // Until all elements are known the target is a name for the id, resolved at the end.
    if let id = node.argument("id") ?? node.unlabeled(1) {
      entry.target = RotorIds.placeholder(for: RotorIds.key(id))
    }
    return entry
  }
}

/// Ties rotor entries to the elements whose id they name.
enum RotorIds {
  /// Ids are compared by what they print as: an entry and its row may hold them in other forms.
  static func key(_ value: ArgumentValue) -> String {
    switch value.current {
    case .opaque(_, let description): description
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .double(let double): "\(double)"
    case .date(let seconds): "date \(seconds)"
    case .url(let url): url
    case .symbol(let name, _): name
    default: value.string ?? ""
    }
  }

  static func placeholder(for key: String) -> Identity { Identity.root.child("rotor-entry \(key)") }

  /// `accessibilityRotorEntry(id:in:)`, `id(_:)` and the ids of ForEach name an element.
  @Sendable static func name(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let id = modifier.argument("id") ?? modifier.unlabeled(),
      walk.output.count > place.mark.output,
      let first = walk.elements(of: walk.output[place.mark.output...].prefix(1)).first
    else { return }
    walk.drafts[first].ids.append(key(id))
  }

  /// A part of a text that names no element is one of the text of the rotor's own.
  static func resolve(
    _ rotors: [Rotor], of owner: Identity?, among targets: [Identity: Identity]
  ) -> [Rotor] {
    rotors.map { rotor in
      var resolved = rotor
      for index in resolved.entries.indices {
        let entry = resolved.entries[index]
        resolved.entries[index].target =
          entry.target.map { targets[$0] } ?? (entry.textRange == nil ? nil : owner)
      }
      return resolved
    }
  }
}
