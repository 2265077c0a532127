import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotViewTree
import EarshotVocabulary

/// Whether a repair makes a screen better: by the rule that asks for it, and without a loss anywhere.
struct RepairCheck {
  let before: AuditedScreen
  let after: AuditedScreen
  /// Where the rule still finds something.
  private let left: Set<Violation.Place>

  init(before: AuditedScreen, after: AuditedScreen, rule: AuditRule) {
    self.before = before
    self.after = after
    left = Set(rule.violations(after).map { Violation.Place($0, on: after) })
  }

  /// Whether all stops outside of the repaired views are there and say what they said.
  func leavesTheRest(_ repaired: some Sequence<Identity>) -> Bool {
    let views = Array(repaired)
    return outside(views, before) == outside(views, after)
  }

  /// What is heard of the repaired view; nil where the repair is none.
  func heard(after repair: Repair) -> String? {
    guard let viewBefore = before.views.index(of: repair.view),
      let view = after.views.index(of: repair.view),
      !left.contains(Violation.Place(view: repair.view))
    else { return nil }
    let stopsBefore = before.elements(inside: viewBefore)
    let stopsAfter = after.elements(inside: view)
    if repair.hides {
      guard stopsAfter.isEmpty, operations(stopsBefore, before) == 0 else { return nil }
      return ""
    }
    guard !stopsAfter.isEmpty, let stop = after.element(ofView: view) ?? stopsAfter.first,
      operations(stopsAfter, after) >= operations(stopsBefore, before)
    else { return nil }
    let (old, new) = (texts(stopsBefore, before), texts(stopsAfter, after))
    guard !repair.replaces.isEmpty || words(old).isSubset(of: words(new)),
      repetitions(new) <= repetitions(old)
    else { return nil }
    return after.heard(stop)
  }

  // MARK: What a screen says and does

  private func outside(_ repaired: [Identity], _ screen: AuditedScreen) -> [Identity: [String]] {
    var inside: Set<Int> = []
    for view in repaired {
      if let index = screen.views.index(of: view) { inside.formUnion(screen.elements(inside: index)) }
    }
    var said: [Identity: [String]] = [:]
    for (index, element) in screen.tree.elements.enumerated() where !inside.contains(index) {
      // Entering a container is said of whichever stop comes first.
      said[element.identity, default: []].append(
        screen.announcer.joined(screen.announcer.arrival(at: element)))
    }
    return said
  }

  /// How many things can be done.
  private func operations(_ stops: [Int], _ screen: AuditedScreen) -> Int {
    stops.reduce(0) { sum, index in
      let element = screen.tree.elements[index]
      let own = [
        element.defaultAction != nil, element.increment != nil, element.decrement != nil,
        element.longPress != nil, element.textEntry != nil, element.magicTap != nil,
      ].count { $0 }
      return sum + own + element.actions.count
    }
  }

  /// What is said of the elements' content: roles and hints are the system's words.
  private func texts(_ stops: [Int], _ screen: AuditedScreen) -> [String] {
    stops.flatMap { index in
      let element = screen.tree.elements[index]
      let texts = [element.label?.string, element.value?.string].compactMap { $0 }
      return texts.flatMap { $0.split(separator: ",").map { KnownText.normal(String($0)) } }
        .filter { !$0.isEmpty }
    }
  }

  private func words(_ texts: [String]) -> Set<String> { Set(texts.flatMap(KnownText.words)) }

  /// How often a text is said once more.
  private func repetitions(_ texts: [String]) -> Int { texts.count - Set(texts).count }
}

extension Violation {
  /// Which view a violation is about.
  struct Place: Hashable {
    var view: Identity?

    init(view: Identity) { self.view = view }

    init(_ violation: Violation, on screen: AuditedScreen) {
      if let repair = violation.repair {
        view = repair.view
      } else {
        view = violation.element.flatMap { screen.tree.elements[$0].identity }
      }
    }
  }
}

extension Repair {
  /// Whether the view is to be passed over from now on.
  var hides: Bool { adds.contains { $0.name == "accessibilityHidden" } }
}
