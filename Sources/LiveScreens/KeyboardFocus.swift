import EarshotViewTree
import EarshotVocabulary

/// `FocusState` bindings of a screen: `.focused($flag)` and `.focused($field, equals: .name)`
/// (iOS 15+). Focusing a text field begins its editing; editing a field sets the binding.
enum KeyboardFocus {
  private struct Binding {
    var field: Identity
    var setter: Handler?
    var isFocused: Bool
    /// What the binding is set to while the field is edited.
    var value: PlainValue
  }

  /// What the app's bindings ask of the keyboard now; nil: nothing changes.
  static func change(in root: ViewNode, editing: Identity?) -> InterfaceChange? {
    let bindings = gather(root)
    if let wanted = bindings.first(where: \.isFocused) {
      return wanted.field == editing ? nil : .beginEditing(wanted.field)
    }
    guard let editing, bindings.contains(where: { $0.field == editing }) else { return nil }
    return .endEditing
  }

  /// What tells the app that the user has begun to edit a field.
  static func command(editing field: Identity, in root: ViewNode) -> Command? {
    guard let binding = gather(root).first(where: { $0.field == field }), !binding.isFocused else {
      return nil
    }
    return binding.setter.map { .set($0, binding.value) }
  }

  /// What `defaultFocus($field, .name)` sets when a screen appears on which no other field has the focus.
  static func defaultWish(in root: ViewNode) -> (setter: Handler, value: PlainValue)? {
    let bindings = gather(root)
    guard !bindings.isEmpty, !bindings.contains(where: \.isFocused) else { return nil }
    var left = [root]
    while let node = left.popLast() {
      if let modifier = node.modifier("defaultFocus"), let setter = modifier.unlabeled()?.setter,
        let value = modifier.unlabeled(1)?.plain
      {
        return (setter, value)
      }
      left += node.children.reversed()
      for argument in node.arguments { left += argument.value.views ?? [] }
    }
    return nil
  }

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  private static func gather(_ root: ViewNode) -> [Binding] {
    var bindings: [Binding] = []
    var left: [(node: ViewNode, modifier: Modifier?)] = [(root, nil)]
    while let (node, around) = left.popLast() {
      let modifier = node.modifier("focused") ?? around
      if case .view(let name) = node.kind, fields.contains(name) {
        if let modifier, let binding = binding(modifier, field: node.identity) {
          bindings.append(binding)
        }
        continue
      }
      func append(_ nodes: [ViewNode]) {
        for index in nodes.indices.reversed() where mayHoldFields(nodes[index], in: modifier) {
          left.append((nodes[index], modifier))
        }
      }
      append(node.children)
      for argument in node.arguments { append(argument.value.views ?? []) }
    }
    return bindings
  }

  /// A field has a binding from a modifier in the same views, or from one around them.
  private static func mayHoldFields(_ node: ViewNode, in modifier: Modifier?) -> Bool {
    if node.isPlain { return false }
    return modifier != nil || !node.isQuiet
  }

  private static func binding(_ modifier: Modifier, field: Identity) -> Binding? {
    guard let state = modifier.unlabeled() else { return nil }
    guard let value = modifier.argument("equals") else {
      return Binding(
        field: field, setter: state.setter, isFocused: state.bool ?? false, value: .bool(true))
    }
    let isFocused = !state.current.isNone && state.plain == value.plain
    return Binding(field: field, setter: state.setter, isFocused: isFocused, value: value.plain)
  }
}
