import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// Headings, Links, Containers and their kin: the cursor goes to the next one and the element is
/// spoken in full.
extension NavigatorState {
  mutating func moveToMatch(
    of category: ElementCategory, _ step: Step, _ hearing: inout Hearing
  ) {
    if let rotor = appRotors.first(where: { $0.systemRotor == category.systemRotor }) {
      moveToEntry(of: rotor, called: category.one(in: words), step, &hearing)
      return
    }
    guard let focus else { return }
    let matches = matches(of: category, around: focus)
    guard !matches.isEmpty else {
      sayNotFound(category.one(in: words), &hearing)
      return
    }
    let here = RotorMatch(element: focus, link: place.link)
    guard let match = step == .forward ? matches.next(after: here) : matches.last(before: here)
    else {
      stayAtBoundary(&hearing)
      return
    }
    if let link = match.link {
      moveToLink(link, of: match.element, &hearing)
    } else {
      moveFocus(to: match.element, byRotor: true, &hearing)
    }
  }

  /// A link inside a text: its words and "link" (accessibilityupto11, day 30).
  private mutating func moveToLink(_ link: Int, of element: Int, _ hearing: inout Hearing) {
    if element != focus {
      var silent = Hearing()
      moveFocus(to: element, byRotor: true, &silent)
      for line in silent.output { hearing.print(line) }
    }
    guard let focused, focused.links.indices.contains(link) else { return }
    place.link = link
    let parts = [
      announcer.appText(
        .label, focused.links[link].text, language: focused.language,
        cause: Cause(rule: "a link inside the text", source: focused.source)),
      announcer.ownWords(.trait, words[.link], cause: Cause(rule: "a link inside the text")),
    ]
    hearing.say(Announcement(parts), as: .cursor)
  }

  /// "Heading not found" (recorded, iOS 12), where the screen has none at all.
  func sayNotFound(_ name: String, _ hearing: inout Hearing) {
    let part = announcer.ownWords(
      .system, words.fill(.notFound, name),
      cause: Cause(rule: "the screen has nothing the rotor looks for", evidence: "recorded"))
    hearing.say(Announcement([part]), as: .words)
  }
}

/// Rotor settings that look for something like the focused element, or for links by where they
/// lead (names: Apple's guide; what a device takes for alike is assumed).
extension NavigatorState {
  private mutating func matches(of category: ElementCategory, around focus: Int) -> [RotorMatch] {
    let here = tree.elements[focus]
    switch category {
    case .sameItem: return elements { $0.kindTraits == here.kindTraits }
    case .sameHeadingLevel:
      guard here.traits.contains(.header) else { return [] }
      return elements { $0.traits.contains(.header) && $0.headingLevel == here.headingLevel }
    case .verticalNavigation:
      guard let frame = here.frame else { return [] }
      return elements { other in
        guard let place = other.frame else { return false }
        return place.minX < frame.maxX && frame.minX < place.maxX
      }
    case .visitedLinks: return []
    case .nonVisitedLinks: return index.matches(of: .links)
    case .inPageLinks:
      let elements = tree.elements
      return index.matches(of: .links).filter { match in
        match.link.map { elements[match.element].links[$0].url.hasPrefix("#") } ?? false
      }
    default: return index.matches(of: category)
    }
  }

  private func elements(_ isMeant: (AccessibilityElement) -> Bool) -> [RotorMatch] {
    tree.elements.indices.filter { isMeant(tree.elements[$0]) }.map { RotorMatch(element: $0) }
  }
}

extension AccessibilityElement {
  /// The traits that say what the element is, without those that say how it is.
  fileprivate var kindTraits: Traits {
    traits.intersection([
      .button, .link, .backButton, .popUpButton, .switchButton, .toggle, .tabBarItem, .textEntry,
      .secureTextField, .searchField, .adjustable, .image, .header,
    ])
  }
}
