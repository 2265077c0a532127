import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let inaccessibleAction = AuditRule(
    RuleDocumentation(
      id: "inaccessible-action", title: "Inaccessible action", severity: .error,
      criteria: [.keyboard, .nameRoleValue],
      what: """
        A control can be touched, but no element of the accessibility tree does what it does: it \
        lies inside an element that swallows it, is hidden, or is a control only because of a \
        gesture. Neither a default action, nor a named action, nor a tap at the activation point \
        reaches it.
        """,
      who: """
        Stops everybody who does not touch the screen directly: people who use VoiceOver, Voice \
        Control, Full Keyboard Access or Switch Control.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element that stands where the control is.",
        "Double-tap. The control's action is not performed.",
        "Turn the rotor to Actions and swipe down. The action is not in the list either.",
      ],
      swiftUI: """
        Let the group keep its parts: `.accessibilityElement(children: .contain)` leaves the \
        control a stop of its own, `.combine` makes its action the group's.

            .accessibilityElement(children: .combine)

        A group that ignores its parts has to offer what they do:

            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm")
            .accessibilityAction { alarm.toggle() }

        `.accessibilityAdjustableAction` does so for a stepper or slider. A control of your own \
        is represented by the system's:

            .accessibilityRepresentation { Toggle("Tide alarm", isOn: $alarm) }
        """,
      uiKit: """
        One of these is enough. Make the control an element, and its container none:

            container.isAccessibilityElement = false
            button.isAccessibilityElement = true

        or let the container take the tap:

            container.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(press)))

        or put the control in the centre of the container, where the activation point is, or move \
        `accessibilityActivationPoint` onto it. `accessibilityCustomActions` or an overridden \
        `accessibilityActivate()` do as well. A control that should be as large as its row gets \
        the row's rectangle as its `accessibilityPath`.
        """,
      reactNative: """
        A view with `accessible={true}` swallows the touchables inside it. Leave `accessible` out \
        on the container, or move `onPress`, `accessibilityRole` and the label to the container. \
        Add `accessibilityActions` and `onAccessibilityAction` where one container stands for \
        several controls.
        """,
      bad: InaccessibleAction.bad, good: InaccessibleAction.good),
    InaccessibleAction.violations)
}

enum InaccessibleAction {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    Reachability(screen).unreachable().map { violation($0, screen) }
      + TapGestures.unannounced(in: screen).filter { $0.elements.count != 1 }
      .map { violation($0, screen) }
      + DragControls.unadjustable(in: screen).map { dragged($0, screen) }
  }

  private static func dragged(_ track: TappedView, _ screen: AuditedScreen) -> Violation {
    let called = screen.called(view: track.view)
    return Violation(
      "\(called) is dragged to change it, and no element can be adjusted in its place.",
      at: track.modifier.source ?? screen.source(track.view), element: track.elements.first,
      subject: called)
  }

  private static func violation(
    _ control: UnreachableControl, _ screen: AuditedScreen
  ) -> Violation {
    let called = screen.called(view: control.view)
    return Violation(
      "\(called) can't be \(verb(control.use)): \(reason(control, screen)).",
      at: screen.source(control.view), element: control.obstacle.element, subject: called,
      repair: repair(control, screen))
  }

  private static func verb(_ use: ControlUse) -> String {
    switch use {
    case .tap: "activated"
    case .adjust: "adjusted"
    case .type: "typed into"
    case .pick: "changed"
    }
  }

  private static func reason(_ control: UnreachableControl, _ screen: AuditedScreen) -> String {
    switch control.obstacle {
    case .ignored(_, let element):
      return """
        \(screen.called(element)) ignores its children and offers no action for it, and the \
        activation point lies elsewhere
        """
    case .ignoresItself:
      return "it ignores its own parts, and its element has no action"
    case .merged(let element):
      return "it is combined into \(screen.called(element)), which has no action for it"
    case .represented:
      return "what is represented in its place can't be used"
    case .hidden: return "it is hidden, and nothing else does what it does"
    case .inside(let element):
      return """
        it lies inside \(screen.called(element)), whose activation does not reach it
        """
    case .noElement: return "it is not an accessibility element, and no element stands for it"
    }
  }

  private static func repair(_ control: UnreachableControl, _ screen: AuditedScreen) -> Repair? {
    switch control.obstacle {
    case .ignored(let view, _):
      return Repair(
        screen.views.entries[view].node.identity,
        replaces: ["accessibilityElement": .groups("combine")],
        code: ".accessibilityElement(children: .combine)")
    case .ignoresItself:
      return Repair(
        screen.views.entries[control.view].node.identity,
        replaces: ["accessibilityElement": .groups("combine")],
        code: ".accessibilityElement(children: .combine)")
    default: return nil
    }
  }

  private static func violation(_ tapped: TappedView, _ screen: AuditedScreen) -> Violation {
    let called = screen.called(view: tapped.view)
    let identity = screen.views.entries[tapped.view].node.identity
    let message =
      tapped.elements.isEmpty
      ? "\(called) answers taps, but no element stands for it."
      : "\(called) answers taps, but none of the \(tapped.elements.count) elements in it says so."
    let repair =
      tapped.elements.isEmpty
      ? nil
      : Repair(
        identity, adds: [.groups("combine"), .adds(trait: "isButton")],
        code: ".accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)")
    return Violation(
      message, at: tapped.modifier.source ?? screen.source(tapped.view),
      element: tapped.elements.first, subject: called, repair: repair)
  }
}
