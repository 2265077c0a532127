import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let modalWithoutEscape = AuditRule(
    RuleDocumentation(
      id: "modal-without-escape", title: "Modal without a way out", severity: .warning,
      criteria: [.noKeyboardTrap],
      what: """
        Something modal is shown that neither the escape gesture nor a control in it closes.
        """,
      who: """
        People who use VoiceOver or a keyboard are shut in: everything else is out of reach \
        while it is there.
        """,
      confirm: [
        "Turn on VoiceOver and open it.",
        "Scrub with two fingers. It stays, and no button in it closes it.",
      ],
      swiftUI: """
        Put a button in it that closes it, and add the gesture to what you made modal yourself: \
        `.accessibilityAction(.escape) { isShown = false }`.
        """,
      uiKit: """
        Override `accessibilityPerformEscape()` where `accessibilityViewIsModal` is set.
        """,
      reactNative: """
        `onAccessibilityEscape` where `accessibilityViewIsModal` is set.
        """,
      bad: ModalWithoutEscape.bad, good: ModalWithoutEscape.good),
    ModalWithoutEscape.violations)
}

/// A modal part without escape and without a control that could close it.
enum ModalWithoutEscape {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    containers(screen) + plainViews(screen) + uiKitViews(screen)
  }

  /// `.isModal` on a view that is no container of its own.
  private static func plainViews(_ screen: AuditedScreen) -> [Violation] {
    guard !screen.tree.containers.contains(where: \.isModal) else { return [] }
    return screen.views.entries.indices.compactMap { view in
      let node = screen.views.entries[view].node
      guard node.modifiers.contains(where: addsModal), !node.modifiers.contains(where: escapes) else {
        return nil
      }
      let inside = screen.elements(inside: view)
      guard let first = inside.first, !inside.contains(where: { leads($0, screen) }) else { return nil }
      return violation(at: screen.source(view) ?? screen.location(first), first, screen)
    }
  }

  private static func addsModal(_ modifier: Modifier) -> Bool {
    modifier.name == "accessibilityAddTraits"
      && modifier.unlabeled()?.symbols.contains("isModal") ?? false
  }

  private static func escapes(_ modifier: Modifier) -> Bool {
    modifier.name == "accessibilityAction" && modifier.unlabeled()?.symbol == "escape"
  }

  private static func containers(_ screen: AuditedScreen) -> [Violation] {
    screen.tree.containers.filter { $0.isModal && $0.escape == nil && $0.kind != .menu }
      .compactMap { container in
        let inside = container.elements.filter { screen.tree.elements.indices.contains($0) }
        guard let first = inside.first, !inside.contains(where: { leads($0, screen) }) else { return nil }
        return violation(at: container.source ?? screen.location(first), first, screen)
      }
  }

  private static func uiKitViews(_ screen: AuditedScreen) -> [Violation] {
    screen.views.entries.indices.compactMap { view in
      guard case .element(let properties) = screen.views.entries[view].node.kind,
        properties.isModal == true, properties.onEscape == nil
      else { return nil }
      let inside = screen.elements(inside: view)
      guard let first = inside.first, !inside.contains(where: { leads($0, screen) }) else { return nil }
      return violation(at: screen.source(view) ?? screen.location(first), first, screen)
    }
  }

  private static func violation(
    at place: SourceLocation?, _ first: Int, _ screen: AuditedScreen
  ) -> Violation {
    Violation(
      "What begins with \(screen.called(first)) is modal, and nothing in it closes it.", at: place,
      element: first, subject: screen.called(first))
  }

  /// Whether the element may lead out: it can be activated, or escaped from.
  private static func leads(_ index: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree.elements[index]
    return element.escape != nil || element.traits.containsAny(of: [.button, .link, .backButton])
      || !element.actions.isEmpty || element.defaultAction != nil
  }
}

extension ModalWithoutEscape {
  static let bad = [
    RuleExample(
      "A modal panel of texts",
      """
      struct Notice: View {
        var body: some View {
          ZStack {
            Text("Harbour")
            VStack { Text("Storm expected"); Text("Stay ashore") }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
          }
        }
      }
      """),
    RuleExample(
      "A modal view in UIKit",
      """
      { "root": { "children": [
        { "class": "UILabel", "label": "Harbour", "frame": [0, 0, 300, 44] },
        { "class": "UIView", "modal": true, "frame": [0, 100, 300, 200], "children": [
          { "class": "UILabel", "label": "Storm expected", "frame": [0, 120, 300, 44] } ] } ] } }
      """, language: .json),
  ]

  static let good = [
    RuleExample(
      "It can be escaped from",
      """
      struct Notice: View {
        @State private var isShown = true
        var body: some View {
          ZStack {
            Text("Harbour")
            if isShown {
              VStack { Text("Storm expected"); Text("Stay ashore") }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
                .accessibilityAction(.escape) { isShown = false }
            }
          }
        }
      }
      """),
    RuleExample(
      "A button closes it",
      """
      struct Notice: View {
        @State private var isShown = true
        var body: some View {
          ZStack {
            Text("Harbour")
            if isShown {
              VStack { Text("Storm expected"); Button("Close") { isShown = false } }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
            }
          }
        }
      }
      """),
    RuleExample(
      "A sheet",
      """
      struct Notice: View {
        @State private var isShown = true
        var body: some View {
          Text("Harbour").sheet(isPresented: $isShown) { Text("Storm expected") }
        }
      }
      """),
  ]
}
