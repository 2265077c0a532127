import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let silentStateChange = AuditRule(
    RuleDocumentation(
      id: "silent-state-change", title: "State change that is not heard", severity: .warning,
      criteria: [.nameRoleValue, .statusMessages],
      what: """
        Activating a control changes what it shows, and what it says stays the same. The audit \
        tried it: the element reads alike before and after.
        """,
      who: """
        People who use VoiceOver double-tap and can't hear whether it did anything, or how it \
        stands now.
        """,
      confirm: [
        "Turn on VoiceOver and move to the control.",
        "Double-tap: the picture changes, the words do not.",
        "Swipe away and back: the same words again.",
      ],
      swiftUI: """
        Say the state: as a value, by the selected trait, or in the label.

            Button { isFavourite.toggle() } label: { Image(systemName: isFavourite ? "heart.fill" : "heart") }
              .accessibilityLabel("Favourite")
              .accessibilityAddTraits(isFavourite ? .isSelected : [])
        """,
      uiKit: """
        Set `accessibilityValue`, or insert `.selected` in `accessibilityTraits`, when the state \
        changes.
        """,
      reactNative: """
        Set `accessibilityState={{ selected }}` or `accessibilityValue` with the state.
        """,
      bad: SilentStateChange.bad, good: SilentStateChange.good),
    SilentStateChange.violations)
}

/// A control that shows something else after its activation and says the same.
enum SilentStateChange {
  /// Controls that are tried on one screen.
  private static let most = 6

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    var found: [Violation] = []
    var tried: Set<SourceLocation> = []
    for index in screen.tree.elements.indices where tried.count < most {
      guard let view = candidate(index, screen), let place = screen.source(view),
        tried.insert(place).inserted
      else { continue }
      if isSilent(index, view, screen) {
        let named = screen.called(index)
        found.append(
          Violation(
            "Activating \(named) changes what it shows, but not what it says.",
            at: screen.location(index), element: index, subject: named))
      }
    }
    return found
  }

  /// A control whose words are the author's, so that they may have forgotten what is drawn.
  private static func candidate(_ index: Int, _ screen: AuditedScreen) -> Int? {
    let element = screen.tree.elements[index]
    guard let action = element.defaultAction, action.commands.contains(where: runs),
      element.value?.isEmpty ?? true, element.traits.isDisjoint(with: [.notEnabled, .selected]),
      screen.origin(.label, of: index)?.standing == .given,
      let view = screen.view(ofElement: index)
    else { return nil }
    return drawing(of: view, in: screen.views).isEmpty ? nil : view
  }

  private static func runs(_ command: Command) -> Bool {
    switch command {
    case .run, .set: true
    default: false
    }
  }

  private static func isSilent(_ index: Int, _ view: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree.elements[index]
    var live = screen.screen
    let events = live.perform(element.defaultAction?.commands ?? [])
    guard !events.contains(where: speaks), live.tree.screen == screen.tree.screen,
      let now = live.tree.index(of: element.identity)
    else { return false }
    let said = screen.announcer.arrival(at: element).caption
    guard screen.announcer.arrival(at: live.tree.elements[now]).caption == said else { return false }
    let views = ViewIndex(live.shown.root)
    let identity = screen.views.entries[view].node.identity
    guard let same = views.index(of: identity) else { return false }
    return drawing(of: same, in: views) != drawing(of: view, in: screen.views)
  }

  private static func speaks(_ event: ScreenEvent) -> Bool {
    if case .announcement = event { return true }
    return false
  }

  /// The pictures and texts inside a view.
  private static func drawing(of view: Int, in views: ViewIndex) -> [String] {
    views.inside(view).compactMap { index in
      let node = views.entries[index].node
      switch node.kind {
      case .view("Image"): return node.argument("systemName")?.string ?? node.unlabeled()?.string
      case .view("Text"): return node.unlabeled()?.string
      default: return nil
      }
    }
  }
}

extension SilentStateChange {
  static let bad = [
    RuleExample(
      "A heart that fills without a word",
      """
      struct Favourite: View {
        @State private var isFavourite = false
        var body: some View {
          Button { isFavourite.toggle() } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
          .accessibilityLabel("Favourite")
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Selected",
      """
      struct Favourite: View {
        @State private var isFavourite = false
        var body: some View {
          Button { isFavourite.toggle() } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
          .accessibilityLabel("Favourite")
          .accessibilityAddTraits(isFavourite ? .isSelected : [])
        }
      }
      """),
    RuleExample(
      "The label changes",
      """
      struct Player: View {
        @State private var isPlaying = false
        var body: some View {
          Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause" : "play") }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
        }
      }
      """),
    RuleExample(
      "It is announced",
      """
      struct Favourite: View {
        @State private var isFavourite = false
        var body: some View {
          Button {
            isFavourite.toggle()
            AccessibilityNotification.Announcement(isFavourite ? "Added" : "Removed").post()
          } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
          .accessibilityLabel("Favourite")
        }
      }
      """),
  ]
}
