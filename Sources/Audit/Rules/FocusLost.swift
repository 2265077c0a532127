import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let focusLost = AuditRule(
    RuleDocumentation(
      id: "focus-lost", title: "Focus lost after something is closed", severity: .note,
      criteria: [.focusOrder],
      what: """
        After a sheet or popover is closed the cursor starts at the top of the screen instead of \
        where it was. The audit tried it: it opened, closed, and looked.
        """,
      who: """
        People who use VoiceOver lose their place and swipe all the way back.
        """,
      confirm: [
        "Turn on VoiceOver, move to the control, and double-tap: the sheet opens.",
        "Scrub with two fingers. The cursor is at the top of the screen.",
      ],
      swiftUI: """
            @AccessibilityFocusState private var isOnButton: Bool

            Button("Details") { isShown = true }.accessibilityFocused($isOnButton)
              .sheet(isPresented: $isShown, onDismiss: { isOnButton = true }) { … }
        """,
      uiKit: """
        Post `UIAccessibility.post(notification: .screenChanged, argument: button)` when it is \
        dismissed.
        """,
      reactNative: """
        `AccessibilityInfo.setAccessibilityFocus(findNodeHandle(ref))` in `onDismiss`.
        """,
      bad: FocusLost.bad, good: FocusLost.good),
    FocusLost.violations)
}

/// Opens what a control opens, closes it, and looks where the app sends the cursor.
enum FocusLost {
  /// Controls that are tried on one screen.
  private static let most = 4
  private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover"]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    guard screen.tree.elements.count > 2, let bindings = presentations(of: screen) else { return [] }
    var found: [Violation] = []
    var tried: Set<SourceLocation> = []
    for (index, element) in screen.tree.elements.enumerated().dropFirst() where tried.count < most {
      guard let action = element.defaultAction, action.commands.contains(where: sets),
        element.traits.contains(.button), element.traits.isDisjoint(with: [.tabBarItem, .notEnabled]),
        let place = element.source, tried.insert(place).inserted
      else { continue }
      guard mayPresent(action.commands, bindings, screen) else { continue }
      if losesFocus(element, action.commands, screen) {
        found.append(
          Violation(
            "After what \(screen.called(index)) opens is closed, the cursor is at the top again.",
            at: place, element: index, subject: screen.called(index)))
      }
    }
    return found
  }

  /// The setters of what is presented by bindings, and nil for what is presented otherwise; nil
  /// as a whole where nothing is.
  private static func presentations(of screen: AuditedScreen) -> [Handler?]? {
    var bindings: [Handler?] = []
    for entry in screen.views.entries {
      for modifier in entry.node.modifiers where presenting.contains(modifier.name) {
        let argument = modifier.argument("isPresented") ?? modifier.argument("item")
        if case .binding(_, let setter)? = argument { bindings.append(setter) } else { bindings.append(nil) }
      }
    }
    return bindings.isEmpty ? nil : bindings
  }

  /// Whether the app has set anything that presents something, once it has done what the control
  /// does. To look at the whole screen for every button of it would take far longer.
  private static func mayPresent(
    _ commands: [Command], _ bindings: [Handler?], _ screen: AuditedScreen
  ) -> Bool {
    LargeStack.run {
      var source = screen.screen.source
      for command in commands {
        switch command {
        case .run(let handler, let arguments): _ = source.run(handler, arguments)
        case .set(let handler, let value): _ = source.run(handler, [value])
        default: return true
        }
      }
      return bindings.contains { setter in setter.flatMap { source.holds($0) } ?? true }
    }
  }

  private static func sets(_ command: Command) -> Bool {
    switch command {
    case .run, .set: true
    default: false
    }
  }

  private static func losesFocus(
    _ element: AccessibilityElement, _ commands: [Command], _ screen: AuditedScreen
  ) -> Bool {
    var live = screen.screen
    _ = live.perform(commands)
    guard live.tree.screen != screen.tree.screen,
      let sheet = live.tree.containers.last(where: { $0.isModal && $0.kind == .sheet }),
      let escape = sheet.escape
    else { return false }
    _ = live.perform([escape] + sheet.escapeFollowUps)
    guard live.tree.screen == screen.tree.screen, let now = live.tree.index(of: element.identity)
    else { return false }
    return now > 0 && live.tree.requestedFocus == nil && live.tree.defaultFocus == nil
  }
}

extension FocusLost {
  static let bad = [
    RuleExample(
      "A sheet that forgets",
      """
      struct Harbour: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Text("North harbour")
            Text("Four berths")
            Button("Details") { isShown = true }
          }
          .sheet(isPresented: $isShown) { Text("Storm expected") }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Focus goes back",
      """
      struct Harbour: View {
        @State private var isShown = false
        @AccessibilityFocusState private var isOnButton: Bool
        var body: some View {
          VStack {
            Text("North harbour")
            Text("Four berths")
            Button("Details") { isShown = true }.accessibilityFocused($isOnButton)
          }
          .sheet(isPresented: $isShown, onDismiss: { isOnButton = true }) { Text("Storm expected") }
        }
      }
      """),
    RuleExample(
      "There is only one place to be",
      """
      struct Harbour: View {
        @State private var isShown = false
        var body: some View {
          Button("Details") { isShown = true }.sheet(isPresented: $isShown) { Text("Storm expected") }
        }
      }
      """),
  ]
}
