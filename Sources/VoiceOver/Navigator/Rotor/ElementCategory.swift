import EarshotAccessibilityTree
import EarshotVocabulary

/// What a rotor that moves the cursor looks for (spec voiceover.md b).
enum ElementCategory: Hashable, Sendable {
  case headings
  case headingLevel(Int)
  case links
  case containers
  case formControls
  case landmarks
  case buttons
  case textFields
  case searchFields
  case images
  case tables
  case lists
  case staticText
  /// What is of the same kind as the focused element.
  case sameItem
  /// Headings of the focused heading's level.
  case sameHeadingLevel
  /// What lies above or below the focused element.
  case verticalNavigation
  case visitedLinks
  case nonVisitedLinks
  /// Links to a place on the same page.
  case inPageLinks

  /// Those that depend on where the cursor is.
  static let relative: [ElementCategory] = [.sameItem, .sameHeadingLevel, .verticalNavigation]

  /// Links by where they lead: nothing tells here which were visited.
  static let byDestination: [ElementCategory] = [.visitedLinks, .nonVisitedLinks, .inPageLinks]

  /// Those that the dial offers where the screen has them, in its order. Headings of one level
  /// are there by name only.
  static let offered: [ElementCategory] = [
    .headings, .links, .containers, .formControls, .landmarks, .buttons, .textFields,
    .searchFields, .images, .tables, .lists, .staticText,
  ]

  static let all =
    offered + (1...6).map(ElementCategory.headingLevel) + relative + byDestination

  /// The name that a rotor which replaces this one gives (`AccessibilitySystemRotor`).
  var systemRotor: String {
    switch self {
    case .headings: "headings"
    case .headingLevel(let level): "headings\(level)"
    case .links: "links"
    case .containers: "containers"
    case .formControls: "formControls"
    case .landmarks: "landmarks"
    case .buttons: "buttons"
    case .textFields: "textFields"
    case .searchFields: "searchFields"
    case .images: "images"
    case .tables: "tables"
    case .lists: "lists"
    case .staticText: "staticText"
    case .sameItem: "sameItem"
    case .sameHeadingLevel: "sameHeadingLevel"
    case .verticalNavigation: "verticalNavigation"
    case .visitedLinks: "visitedLinks"
    case .nonVisitedLinks: "nonVisitedLinks"
    case .inPageLinks: "inPageLinks"
    }
  }

  /// Whether the category looks for this element by what the element itself says.
  func contains(_ element: AccessibilityElement) -> Bool {
    let traits = element.traits
    switch self {
    case .headings: return traits.contains(.header)
    case .headingLevel(let level): return traits.contains(.header) && element.headingLevel == level
    case .links: return traits.contains(.link)
    case .formControls: return traits.containsAny(of: .formControl)
    case .buttons: return traits.containsAny(of: [.button, .backButton, .popUpButton])
    case .textFields: return traits.containsAny(of: .textInput)
    case .searchFields: return traits.contains(.searchField)
    case .images: return traits.contains(.image)
    case .staticText: return traits.contains(.staticText)
    default: return false
    }
  }

  /// Whether the category stops at the first element of such a container.
  func contains(_ container: AccessibilityContainer) -> Bool {
    switch self {
    case .containers: true
    case .landmarks: container.kind == .landmark
    case .tables: container.kind == .dataTable
    case .lists: container.kind == .list
    default: false
    }
  }

  static let byContainer: [ElementCategory] = [.containers, .landmarks, .tables, .lists]
  static let byTrait: [ElementCategory] = all.filter {
    !byContainer.contains($0) && !relative.contains($0) && !byDestination.contains($0)
  }
}

extension Traits {
  static let textInput: Traits = [.textEntry, .secureTextField, .searchField, .textArea]

  static let formControl: Traits = [
    .button, .popUpButton, .switchButton, .toggle, .adjustable, .pickerItem, .textEntry,
    .secureTextField, .searchField, .textArea,
  ]

  /// Traits of elements that answer to a double tap by their nature.
  static let interactive: Traits = [
    .button, .link, .backButton, .popUpButton, .switchButton, .toggle, .tabBarItem, .keyboardKey,
    .textEntry, .secureTextField, .searchField, .textArea,
  ]
}

/// A place that a rotor stops at: an element, or one of the links inside its text.
struct RotorMatch: Hashable, Sendable, Comparable {
  var element: Int
  /// nil: the element as a whole.
  var link: Int?

  static func < (a: RotorMatch, b: RotorMatch) -> Bool {
    (a.element, a.link ?? -1) < (b.element, b.link ?? -1)
  }
}

/// All matches on a screen by category: made in one pass over it.
struct CategoryIndex: Sendable {
  private var byCategory: [ElementCategory: [RotorMatch]] = [:]

  init(_ tree: AccessibilityTree) {
    for (index, element) in tree.elements.enumerated() {
      // A text with links in it is left for the links themselves.
      let isTextWithLinks = element.traits.contains(.staticText) && !element.links.isEmpty
      for category in ElementCategory.byTrait where category.contains(element) {
        if category == .links, isTextWithLinks { continue }
        byCategory[category, default: []].append(RotorMatch(element: index))
      }
      if isTextWithLinks || !element.traits.contains(.link) {
        for link in element.links.indices {
          byCategory[.links, default: []].append(RotorMatch(element: index, link: link))
        }
      }
    }
    for category in ElementCategory.byContainer {
      let starts = tree.containers.lazy.filter(category.contains).compactMap(\.elements.first)
      byCategory[category] = Set(starts).filter(tree.elements.indices.contains).sorted()
        .map { RotorMatch(element: $0) }
    }
  }

  func matches(of category: ElementCategory) -> [RotorMatch] { byCategory[category] ?? [] }
}

extension [RotorMatch] {
  /// The first match after a place; the matches are in reading order.
  func next(after place: RotorMatch) -> RotorMatch? {
    let index = firstIndex { $0 > place }
    return index < count ? self[index] : nil
  }

  /// The last match before a place.
  func last(before place: RotorMatch) -> RotorMatch? {
    let index = firstIndex { $0 >= place }
    return index > 0 ? self[index - 1] : nil
  }

  /// Where the first match stands of which a condition holds that holds for all after it.
  private func firstIndex(_ holds: (RotorMatch) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
