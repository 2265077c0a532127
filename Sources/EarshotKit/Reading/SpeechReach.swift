import EarshotLiveScreens
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// Where in a screen's tree unknown things stand, and which stops they touch: those that stand
/// inside them, and those in whose text they stand.
struct SpeechReach {
  /// Stops touched, by the name of what is missing.
  private var touched: [String: Set<Int>] = [:]
  /// What is missing where a view that is not known shows nothing: it may have been a stop.
  private var silenced: Set<String> = []

  private struct Entry {
    var node: ViewNode
    var parent: Int
    /// The stop that the view is, or that says what it has to say.
    var stop: Int?
    /// The stops inside it: the first, and one past the last in order of declaration.
    var inside: Range<Int>?
    var isHidden: Bool
  }

  init(of screen: ResolvedScreen) {
    guard !screen.shown.gaps.isEmpty || !screen.shown.unknownWords.missingNames.isEmpty else { return }
    let entries = SpeechReach.entries(of: screen)
    let words = screen.shown.unknownWords
    for entry in entries where !entry.isHidden {
      let causes = SpeechReach.causes(in: entry.node, words)
      guard !causes.isEmpty else { continue }
      let stops = SpeechReach.stops(of: entry, entries)
      for cause in causes where !stops.isEmpty { touched[cause, default: []].formUnion(stops) }
      if stops.isEmpty, case .unknown = entry.node.kind { silenced.formUnion(causes) }
    }
  }

  /// What is not known in all that a screen shows, whether it has stops or not.
  static func causes(in screen: ResolvedScreen) -> Set<String> {
    let words = screen.shown.unknownWords
    var found: Set<String> = []
    for entry in entries(of: screen) where !entry.isHidden { found.formUnion(causes(in: entry.node, words)) }
    // Modifiers stand there by name; those that are not known are gaps of their own.
    return found.filter { !$0.hasPrefix(".") }
  }

  /// What is not known in all that a tree shows, resolved or not.
  static func causes(in tree: ViewTree) -> Set<String> {
    var found: Set<String> = []
    var left = [tree.root]
    while let node = left.popLast() {
      found.formUnion(causes(in: node, tree.unknownWords))
      left += inner(of: node).map(\.node)
    }
    return found.filter { !$0.hasPrefix(".") }
  }

  func stops(touchedBy gap: Gap) -> Int { touched[gap.cause]?.count ?? 0 }

  /// Whether something may be missing for it that would have been heard.
  func isSilenced(by gap: Gap) -> Bool { silenced.contains(gap.cause) }

  // MARK: The tree

  /// Every view in order of declaration, those in arguments and modifiers too. What a bar shows is in the bar and
  /// in the modifier that put it there, and is listed once: bars inside bars would double with each level.
  private static func entries(of screen: ResolvedScreen) -> [Entry] {
    let stops = Stops(of: screen.resolution)
    var hidden: Set<Identity> = []
    for outcome in screen.resolution.outcomes {
      if case .hidden = outcome.fate { hidden.insert(outcome.identity) }
    }
    var entries: [Entry] = []
    var known: Set<Identity> = []
    var left: [(node: ViewNode, parent: Int, isInModifier: Bool)] = [(screen.shown.root, -1, false)]
    while let (node, parent, isInModifier) = left.popLast() {
      if !known.insert(node.identity).inserted, isInModifier { continue }
      let isHidden =
        hidden.contains(node.identity) || (parent >= 0 && entries[parent].isHidden)
      let index = entries.count
      entries.append(
        Entry(
          node: node, parent: parent, stop: isHidden ? nil : stops.element(of: node.identity),
          inside: nil, isHidden: isHidden))
      for child in inner(of: node).reversed() { left.append((child.node, index, child.isInModifier)) }
    }
    for index in entries.indices.reversed() {
      if let stop = entries[index].stop { widen(&entries[index].inside, by: stop..<(stop + 1)) }
      let parent = entries[index].parent
      if parent >= 0, let inside = entries[index].inside { widen(&entries[parent].inside, by: inside) }
    }
    return entries
  }

  private static func widen(_ range: inout Range<Int>?, by other: Range<Int>) {
    guard let old = range else {
      range = other
      return
    }
    range = min(old.lowerBound, other.lowerBound)..<max(old.upperBound, other.upperBound)
  }

  private static func inner(of node: ViewNode) -> [(node: ViewNode, isInModifier: Bool)] {
    var nodes = node.children.map { (node: $0, isInModifier: false) }
    for argument in node.arguments {
      nodes += (argument.value.views ?? []).map { (node: $0, isInModifier: false) }
    }
    for modifier in node.modifiers {
      for argument in modifier.arguments {
        nodes += (argument.value.views ?? []).map { (node: $0, isInModifier: true) }
      }
    }
    return nodes
  }

  private static func stops(of entry: Entry, _ entries: [Entry]) -> Set<Int> {
    if let inside = entry.inside { return Set(inside) }
    // Inside a stop: its text.
    var parent = entry.parent
    while parent >= 0 {
      if let stop = entries[parent].stop { return [stop] }
      parent = entries[parent].parent
    }
    return []
  }

  // MARK: What is unknown of a view

  private static func causes(in node: ViewNode, _ words: UnknownWords) -> Set<String> {
    var causes: Set<String> = []
    if case .unknown(let name) = node.kind {
      if VisualOnly.views.contains(name) { return [] }
      causes.insert(name)
    }
    if !VisualOnly.isVisual(view: node.name) {
      let unheard = VisualOnly.unheard[node.name] ?? []
      for argument in node.arguments where !unheard.contains(argument.label ?? "") {
        collect(argument, words, into: &causes)
      }
    }
    for modifier in node.modifiers where !VisualOnly.isVisual(modifier: modifier.name) {
      causes.insert(".\(modifier.name)")
      for argument in modifier.arguments { collect(argument, words, into: &causes) }
    }
    return causes
  }

  private static func collect(
    _ argument: Argument, _ words: UnknownWords, into causes: inout Set<String>
  ) {
    if let label = argument.label, VisualOnly.arguments.contains(label) { return }
    collect(argument.value, words, into: &causes)
  }

  private static func collect(
    _ value: ArgumentValue, _ words: UnknownWords, into causes: inout Set<String>
  ) {
    switch value {
    case .unknown(let source): causes.insert(words.missingNames[source] ?? source)
    case .binding(let held, _): collect(held, words, into: &causes)
    case .list(let values): for value in values { collect(value, words, into: &causes) }
    case .text(let text): collect(text.string, words, into: &causes)
    case .opaque(_, let description): collect(description, words, into: &causes)
    default: break
    }
  }

  /// The source texts in guillemets.
  private static func collect(
    _ text: String, _ words: UnknownWords, into causes: inout Set<String>
  ) {
    causes.formUnion(words.causes(in: text))
  }
}
