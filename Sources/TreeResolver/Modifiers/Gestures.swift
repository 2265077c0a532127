import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Taps: activation reaches them by a synthetic tap; they add no trait (AX dump of iOS 15/16).
enum Gestures {
  @Sendable static func tap(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let commands = commands(of: modifier) else { return }
    give(commands, modifier, node, place, &walk)
  }

  /// What one tap does; nil where the gesture wants more than that.
  static func commands(of modifier: Modifier) -> [Command]? {
    guard modifier.name == "onTapGesture" else { return gestureCommands(modifier.unlabeled()) }
    guard (modifier.argument("count")?.int ?? 1) == 1 else { return nil }
    let action =
      modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabeled()
    return action?.handler.map { [.run($0, [])] }
  }

  /// `gesture(TapGesture().onEnded { })` and its siblings.
  private static func gestureCommands(_ value: ArgumentValue?) -> [Command]? {
    guard case .record(let name, let fields)? = value?.current, name == "TapGesture",
      (fields.first { $0.label == "count" }?.value.int ?? 1) == 1
    else { return nil }
    return fields.first { $0.label == "onEnded" }?.value.handler.map { [.run($0, [])] }
  }

  /// `onLongPressGesture`: what a long press does.
  @Sendable static func longPress(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let action =
      modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabeled()
    guard let handler = action?.handler, !place.scope.isDisabled else { return }
    walk.give(
      node, place, creating: false,
      element: { $0.element.longPress = $0.element.longPress ?? .run(handler, []) })
  }

  private static func give(
    _ commands: [Command], _ modifier: Modifier, _ node: ViewNode, _ place: Place,
    _ walk: inout Walk
  ) {
    let works = !place.scope.isDisabled && place.scope.allowsHitTesting
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.demoteOnlyButton()
        guard draft.element.defaultAction == nil else { return }
        draft.element.defaultAction = AccessibilityAction(
          commands: works ? commands : [], source: modifier.source)
        draft.hasTapGesture = true
        draft.note(.defaultAction, "a double tap reaches the gesture", modifier)
      })
  }

  /// `draggable`, `onDrag`: spoken "draggable"; "Drag" among the actions (Apple session
  /// 2024-10073).
  @Sendable static func drag(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let name = walk.words[.drag]
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.element.traits.insert(.draggable)
        draft.note(.traits, "it can be dragged", modifier)
        guard !draft.menuActions.contains(where: { $0.name == name }) else { return }
        var action = AccessibilityAction(name: name, source: modifier.source)
        action.role = .drag(modifier.unlabeled()?.current.plain ?? .none)
        draft.menuActions.append(action)
      })
  }

  /// `accessibilityDragPoint`: a named source of drags.
  @Sendable static func dragPoint(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let description = modifier.argument("description")?.string else {
      return
    }
    var action = AccessibilityAction(
      name: "\(walk.words[.drag]) \(description)", source: modifier.source)
    action.role = .drag(.none)
    walk.give(
      node, place,
      element: { draft in
        draft.menuActions.append(action)
        draft.note(.actions, "a drag point", modifier)
      })
  }

  /// `dropDestination`, `onDrop`: "Drop" among the actions while something is dragged (Apple
  /// session 2024-10073).
  @Sendable static func drop(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard !place.scope.isDisabled else { return }
    let handler = (modifier.argument("action") ?? modifier.argument("perform"))?.handler
    var action = AccessibilityAction(
      name: walk.words[.drop], commands: handler.map { [.run($0, [])] } ?? [],
      source: modifier.source)
    action.role = .drop
    walk.give(
      node, place, creating: false,
      element: { draft in
        // Named points take the place of the view's own.
        let named = draft.element.dropActions.filter { $0.commands.isEmpty }
        guard !named.isEmpty else { return draft.element.dropActions.append(action) }
        for index in draft.element.dropActions.indices {
          draft.element.dropActions[index].commands = action.commands
        }
      })
  }

  /// `accessibilityDropPoint`: a named target of drops.
  @Sendable static func dropPoint(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let description = modifier.argument("description")?.string else {
      return
    }
    let general = walk.words[.drop]
    walk.give(
      node, place, creating: false,
      element: { draft in
        var action = AccessibilityAction(name: description, source: modifier.source)
        action.role = .drop
        if let only = draft.element.dropActions.first { action.commands = only.commands }
        draft.element.dropActions.removeAll { $0.name == general }
        draft.element.dropActions.append(action)
      })
  }
}
