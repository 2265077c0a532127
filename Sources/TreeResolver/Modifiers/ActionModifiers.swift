import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// `accessibilityAction`, `accessibilityActions`: named ones come last declared first (settled,
/// "Named actions, order"), because every modifier puts its own before those inside it.
enum ActionModifiers {
  @Sendable static func action(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let commands = run(modifier.argument("action") ?? modifier.argument("intent"))
    if let name = name(of: modifier, place, &walk) {
      let action = AccessibilityAction(name: name, commands: commands, source: modifier.source)
      named([action], modifier, node, place, &walk)
      return
    }
    // Which action it would be is not known.
    if case .unknown? = modifier.unlabeled()?.current { return }
    switch modifier.unlabeled()?.symbol ?? "default" {
    case "escape": escape(commands, node, place, &walk)
    case "magicTap": magicTap(commands, node, place, &walk)
    case "default": defaultAction(commands, modifier, node, place, &walk)
    default: break
    }
  }

  static func run(_ value: ArgumentValue?) -> [Command] {
    if let commands = value?.commands { return commands }
    return value?.handler.map { [.run($0, [])] } ?? []
  }

  /// `named:`, a label view, or an action kind made from a name.
  private static func name(
    of modifier: Modifier, _ place: Place, _ walk: inout Walk
  ) -> String? {
    if let named = modifier.argument("named")?.string { return named }
    if let views = modifier.argument("label")?.views {
      return walk.text(of: views, place, as: .actionName)?.string ?? ""
    }
    switch modifier.unlabeled()?.current {
    case .record(_, let fields)?: return fields.first { $0.label == "named" }?.value.string
    case .symbol(_, let arguments)?:
      return arguments.first { $0.label == "named" }?.value.string
    case .text(let text)?: return text.string
    default: return nil
    }
  }

  /// The builder's buttons and toggles, last declared first (recorded 18.5, 26.2).
  @Sendable static func builder(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let views = modifier.argument("content")?.views ?? modifier.unlabeled()?.views ?? []
    let category = category(modifier.argument("category"))
    var actions = walk.actions(of: views, place)
    for index in actions.indices { actions[index].category = category }
    named(actions.reversed(), modifier, node, place, &walk)
  }

  private static func category(_ value: ArgumentValue?) -> String? {
    switch value?.current {
    case .symbol(let name, let arguments)?:
      if let given = arguments.first?.value.string { return given }
      return name == "default" ? nil : name
    case .record(_, let fields)?: return fields.first?.value.string
    case .text(let text)?: return text.string
    case .opaque(_, let description)?: return description
    default: return nil
    }
  }

  private static func named(
    _ actions: [AccessibilityAction], _ modifier: Modifier, _ node: ViewNode, _ place: Place,
    _ walk: inout Walk
  ) {
    guard !actions.isEmpty else { return }
    walk.give(
      node, place,
      element: { draft in
        let chained = actions.map { action in
          var action = action
          action.chain = draft.outcome
          return action
        }
        draft.element.actions.insert(contentsOf: chained, at: 0)
        draft.note(.actions, "named actions come last declared first", modifier)
      })
  }

  /// A default action adds the button trait (AX dump); the outermost wins, and the only button
  /// of a combination becomes a named action again.
  private static func defaultAction(
    _ commands: [Command], _ modifier: Modifier, _ node: ViewNode, _ place: Place,
    _ walk: inout Walk
  ) {
    walk.give(
      node, place,
      element: { draft in
        draft.demoteOnlyButton()
        draft.element.defaultAction = AccessibilityAction(
          commands: commands, source: modifier.source)
        draft.hasTapGesture = false
        draft.element.traits.insert(.button)
        draft.note(.defaultAction, "the author's default action", modifier)
        draft.note(.traits, "a default action adds the button trait", modifier)
      })
  }

  private static func escape(
    _ commands: [Command], _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let command = commands.first else { return }
    walk.give(
      node, place, creating: false, element: { $0.element.escape = command },
      container: { $0.container.escape = command })
  }

  private static func magicTap(
    _ commands: [Command], _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let command = commands.first else { return }
    walk.give(
      node, place, creating: false, element: { $0.element.magicTap = command },
      container: { $0.container.magicTap = command })
  }

  /// `accessibilityAdjustableAction`: called with `increment` or `decrement`.
  @Sendable static func adjustable(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let handler = (modifier.argument("handler") ?? modifier.unlabeled())?.handler else {
      return
    }
    walk.give(
      node, place,
      element: { draft in
        draft.element.traits.insert(.adjustable)
        draft.element.increment = .run(handler, [.symbol("increment")])
        draft.element.decrement = .run(handler, [.symbol("decrement")])
        draft.note(.traits, "an adjustable action makes it adjustable", modifier)
      })
  }

  @Sendable static func scroll(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let handler = (modifier.argument("handler") ?? modifier.unlabeled())?.handler else {
      return
    }
    walk.give(
      node, place, creating: false, element: { $0.element.scrollHandler = handler },
      container: { $0.container.scrollHandler = handler })
  }

  /// `accessibilityZoomAction`: a Zoom rotor on the element.
  @Sendable static func zoom(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let handler = (modifier.argument("handler") ?? modifier.unlabeled())?.handler else {
      return
    }
    walk.give(
      node, place,
      element: { draft in
        draft.element.traits.insert(.supportsZoom)
        draft.element.zoomHandler = handler
        draft.note(.traits, "a zoom action", modifier)
      })
  }

  @Sendable static func directTouch(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isOn else { return }
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.element.traits.insert(.allowsDirectInteraction)
        draft.note(.traits, "a direct touch area", modifier)
      })
  }
}

extension Draft {
  /// Something outside claims the default action: the only button of the combination is offered
  /// by its name instead (settled; Apple session 2021-10119).
  mutating func demoteOnlyButton() {
    guard let action = demotable else { return }
    demotable = nil
    element.defaultAction = nil
    element.actions.append(action)
  }
}
