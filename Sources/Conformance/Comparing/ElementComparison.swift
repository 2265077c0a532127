import EarshotKit

/// Whether a stop is the element that was recorded.
struct ElementComparison {
  let wanted: ElementExpectation

  func accepts(_ heard: CaseScreen.Heard) -> Bool {
    guard !wanted.isContainer, let stop = heard.stop else { return false }
    return hasSnapshot(stop) && hasTexts(stop) && hasTraits(stop) && hasLists(stop)
      && (wanted.identifier == nil || wanted.identifier == stop.identifier)
  }

  /// A labeled group is no stop.
  func accepts(_ container: AccessibilityContainer) -> Bool {
    guard wanted.isContainer else { return false }
    let hasLabel = wanted.label.map { ($0 ?? "") == (container.label?.string ?? "") } ?? true
    return hasLabel && (wanted.identifier == nil || wanted.identifier == container.identifier)
  }

  /// Notation is compared to the letter.
  private func hasSnapshot(_ stop: ElementReading) -> Bool {
    if let announcement = wanted.announcement, announcement != stop.snapshot.description {
      return false
    }
    guard let hint = wanted.hint else { return true }
    // A dump of the tree has the author's hint, not the legend's.
    return (hint ?? "") == ((wanted.announcement == nil ? stop.hint : stop.snapshot.hint) ?? "")
  }

  private func hasTexts(_ stop: ElementReading) -> Bool {
    let label = stop.label ?? ""
    let value = stop.value ?? ""
    // Where a picker's selection sits, in the label or in the value, is not settled.
    let isPicker = stop.traits.contains("popUpButton")
    let joined = [label, value].filter { !$0.isEmpty }.joined(separator: ", ")
    if let wanted = wanted.label {
      guard (wanted ?? "") == label || (isPicker && (wanted ?? "") == joined) else { return false }
    }
    guard let wanted = wanted.value else { return true }
    let text = wanted ?? ""
    return text == value || ElementComparison.withoutRemark(text) == value
      || (isPicker && label.hasSuffix(", \(text)"))
  }

  /// "title (no prompt)" says of the value "title" how it came about.
  private static func withoutRemark(_ text: String) -> String {
    guard text.hasSuffix(")"), let start = text.firstRange(of: " (") else { return text }
    return String(text[..<start.lowerBound])
  }

  private func hasTraits(_ stop: ElementReading) -> Bool {
    let has: (String) -> Bool = { ElementType.isSeen($0, in: stop.traits) }
    return (wanted.traits ?? []).allSatisfy(has) && !wanted.withoutTraits.contains(where: has)
  }

  private func hasLists(_ stop: ElementReading) -> Bool {
    if let actions = wanted.customActions, actions != stop.actions { return false }
    // Labels are recorded where they are shown; none shown does not say that there are none.
    if let labels = wanted.inputLabels, !labels.isEmpty, labels != stop.inputLabels { return false }
    if let content = wanted.customContent {
      let written = stop.customContent.map { item in
        [item.label, item.value].filter { !$0.isEmpty }.joined(separator: ": ")
      }
      guard content == written else { return false }
    }
    guard let rotors = wanted.rotors else { return true }
    // A rotor without results is recorded in one of two ways of showing rotors only.
    let isRecorded: (String) -> Bool = { name in rotors.contains { $0.name == name } }
    let shown = stop.rotors.filter { !$0.results.isEmpty || isRecorded($0.name) }
    guard rotors.count == shown.count else { return false }
    return zip(rotors, shown).allSatisfy { wanted, own in
      guard wanted.name == own.name else { return false }
      // A recording holds the first results only.
      return wanted.results.map { own.results.starts(with: $0) } ?? true
    }
  }
}

/// Traits as recordings name them: in part the element types of a UI test.
enum ElementType {
  /// The traits of which one makes an element of that type.
  private static let traits: [String: [String]] = [
    "textField": ["textEntry"], "textView": ["textEntry", "textArea"],
    "secureTextField": ["secureTextField"], "searchField": ["searchField"],
    "switch": ["switchButton", "toggle"], "toggle": ["switchButton", "toggle"],
    "switchButton": ["switchButton", "toggle"], "tab": ["tabBarItem"],
    "button": ["button", "tabBarItem", "backButton", "popUpButton"],
    "pageIndicator": ["adjustable"], "slider": ["adjustable"], "heading": ["header"],
  ]

  private static let roles: Set<String> = Set(traits.values.flatMap { $0 } + ["link", "image"])

  static func isSeen(_ type: String, in own: [String]) -> Bool {
    if own.contains(type) { return true }
    // A static text is what has none of the roles.
    if type == "staticText" { return own.allSatisfy { !roles.contains($0) } }
    return traits[type]?.contains(where: own.contains) ?? false
  }
}
