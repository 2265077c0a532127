import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let smallTarget = AuditRule(
    RuleDocumentation(
      id: "small-target", title: "Touch target under 44 points", severity: .note,
      criteria: [.targetSize, .targetSizeMinimum],
      what: """
        A control is smaller than 44 by 44 points, the least that Apple's guidelines ask for. \
        Both its width and its height are under it by the simulated layout.
        """,
      who: """
        People whose hands shake, who use a head pointer or one thumb, miss it or hit its \
        neighbour.
        """,
      confirm: [
        "Turn on VoiceOver and move to the control: the frame of the cursor shows its size.",
        "In Xcode's Accessibility Inspector run an audit: \"Hit area is too small\".",
      ],
      swiftUI: """
        Make the label larger inside of the button, not around it:

            Button { close() } label: {
              Image(systemName: "xmark").frame(width: 44, height: 44).contentShape(.rect)
            }
        """,
      uiKit: """
        Override `point(inside:with:)`, or constrain the control to 44 points.
        """,
      reactNative: """
        `hitSlop`, or `minWidth` and `minHeight` of 44.
        """,
      bad: SmallTarget.bad, good: SmallTarget.good),
    SmallTarget.violations)
}

/// Controls that are small both ways.
enum SmallTarget {
  private static let least = 44.0
  /// What the system gives room to by itself.
  private static let roomy: Set<AccessibilityContainer.Kind> = [
    .navigationBar, .toolbar, .tabBar, .menu, .alert, .list, .segmentedControl,
  ]

  private static let taps: Set<String> = [
    "onTapGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.traits.containsAny(of: [.button, .link]),
        element.traits.isDisjoint(with: [.switchButton, .toggle, .adjustable, .backButton, .tabBarItem]),
        let frame = element.frame, frame.isFinite, !frame.isEmpty, frame.width < least - 0.5,
        frame.height < least - 0.5, !isRoomy(element, screen), isButton(index, screen)
      else { return nil }
      let size = "\(Int(clamping: frame.width.rounded())) by \(Int(clamping: frame.height.rounded()))"
      return Violation(
        "The target of \(screen.called(index)) is \(size) points.", at: screen.location(index),
        element: index, subject: screen.called(index))
    }
  }

  private static func isRoomy(_ element: AccessibilityElement, _ screen: AuditedScreen) -> Bool {
    element.containers.contains { index in
      screen.tree.containers.indices.contains(index)
        && roomy.contains(screen.tree.containers[index].kind)
    }
  }

  /// A control of the app's own drawing, that nothing drawn around makes larger.
  private static func isButton(_ index: Int, _ screen: AuditedScreen) -> Bool {
    guard let view = screen.view(ofElement: index) else { return false }
    let node = screen.views.entries[view].node
    switch node.kind {
    case .view(let name):
      guard ["Button", "Link", "NavigationLink", "Menu", "Image"].contains(name) else { return false }
      // An image that only bears the trait is touched where what is around it answers taps.
      if name == "Image", !node.modifiers.contains(where: { taps.contains($0.name) }) { return false }
      return holdsPicture(view, screen)
    case .element: return node.name == "UIButton"
    default: return false
    }
  }

  /// A text measures itself; only what is drawn as a picture is surely this small.
  private static func holdsPicture(_ view: Int, _ screen: AuditedScreen) -> Bool {
    screen.views.inside(view).contains { index in
      let node = screen.views.entries[index].node
      return node.name == "Image" || node.name == "Circle"
    } && !screen.views.inside(view).contains { screen.views.entries[$0].node.name == "Text" }
  }
}

extension SmallTarget {
  static let bad = [
    RuleExample(
      "A small cross",
      """
      struct Notice: View {
        var body: some View {
          HStack {
            Text("Storm expected")
            Button { print("closed") } label: { Image(systemName: "xmark").frame(width: 16, height: 16) }
              .accessibilityLabel("Close")
          }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Large enough",
      """
      struct Notice: View {
        var body: some View {
          HStack {
            Text("Storm expected")
            Button { print("closed") } label: { Image(systemName: "xmark").frame(width: 44, height: 44) }
              .accessibilityLabel("Close")
          }
        }
      }
      """),
    RuleExample(
      "The whole row answers",
      """
      struct Notice: View {
        @State private var isOpen = false
        var body: some View {
          HStack {
            Text("Storm expected")
            Image(systemName: "chevron.down").accessibilityAddTraits(.isButton)
              .accessibilityLabel(isOpen ? "Less" : "More")
          }
          .contentShape(Rectangle())
          .onTapGesture { isOpen.toggle() }
        }
      }
      """),
    RuleExample(
      "Bars make room by themselves",
      """
      struct Notice: View {
        var body: some View {
          NavigationStack {
            Text("Storm expected").toolbar {
              Button { print("closed") } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
            }
          }
        }
      }
      """),
  ]
}
