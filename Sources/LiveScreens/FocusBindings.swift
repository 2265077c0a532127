import EarshotViewTree
import EarshotVocabulary

/// The `AccessibilityFocusState` bindings of a screen, by the views they stand on.
///
/// `.accessibilityFocused($flag)` is set to true while the cursor is on the view, and to false
/// when it leaves; `.accessibilityFocused($field, equals: .name)` to the value and to nil
/// (documented, iOS 15+).
struct FocusBindings: Sendable {
  private struct Binding {
    var setter: Handler
    /// What the binding holds now.
    var current: PlainValue
    /// What it is set to when the cursor comes; nil value form: true.
    var focused: PlainValue
    var unfocused: PlainValue
  }

  private var byView: [Identity: Binding]?
  private var last: Identity?

  /// What the app must be told now that the cursor is on `element`.
  mutating func commands(focusing element: Identity?, in root: ViewNode) -> [Command] {
    let left = last
    last = element
    guard left != element else { return [] }
    let bindings = byView ?? FocusBindings.gather(root)
    byView = bindings
    guard !bindings.isEmpty else { return [] }
    return FocusBindings.commands(
      leaving: left.flatMap { bindings[$0] }, entering: element.flatMap { bindings[$0] })
  }

  /// The views have been made anew.
  mutating func forget() { byView = nil }

  private static func commands(leaving: Binding?, entering: Binding?) -> [Command] {
    var commands: [Command] = []
    // Two values of one optional binding: the new value replaces the old one by itself.
    let isReplaced = leaving?.unfocused == PlainValue.none && entering?.unfocused == PlainValue.none
    if let leaving, leaving.current == leaving.focused, !isReplaced {
      commands.append(.set(leaving.setter, leaving.unfocused))
    }
    if let entering, entering.current != entering.focused {
      commands.append(.set(entering.setter, entering.focused))
    }
    return commands
  }

  /// A view inside a bound one counts as bound, unless it has a binding of its own.
  private static func gather(_ root: ViewNode) -> [Identity: Binding] {
    var bindings: [Identity: Binding] = [:]
    var left: [(node: ViewNode, around: Binding?)] = [(root, nil)]
    while let (node, around) = left.popLast() {
      let binding = binding(on: node) ?? around
      if let binding { bindings[node.identity] = binding }
      func append(_ nodes: [ViewNode]) {
        for index in nodes.indices where binding != nil || !nodes[index].isQuiet {
          left.append((nodes[index], binding))
        }
      }
      append(node.children)
      for argument in node.arguments { append(argument.value.views ?? []) }
    }
    return bindings
  }

  private static func binding(on node: ViewNode) -> Binding? {
    guard let modifier = node.modifier("accessibilityFocused"), let state = modifier.unlabeled(),
      let setter = state.setter
    else { return nil }
    guard let value = modifier.argument("equals") else {
      return Binding(
        setter: setter, current: .bool(state.bool ?? false), focused: .bool(true),
        unfocused: .bool(false))
    }
    return Binding(
      setter: setter, current: state.plain, focused: value.plain, unfocused: .none)
  }
}
