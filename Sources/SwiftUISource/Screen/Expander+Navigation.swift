import EarshotViewTree
import EarshotVocabulary

extension Expander {
  func navigationLink(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var bare = view
    bare.arguments.removeAll { $0.label == "destination" }
    var node = generic("NavigationLink", bare, at: identity, around)
    let isActive = view.argument("isActive").map { current($0).boolValue ?? false } ?? false
    let isPushed = interface.pushed.contains(identity) || isActive
    if let value = view.argument("value"), let path = around.path {
      node.arguments.append(Argument("action", .handler(Handler(AppHandler.append(path, value)))))
    }
    guard isPushed else { return node }
    var inside = around
    inside.dismissal = .pop(identity)
    if case .binding(let binding)? = view.argument("isActive") { inside.dismissal = .setFalse(binding) }
    if case .closure(let closure)? = view.argument("destination") {
      node.arguments.append(
        Argument("destination", .views(content(closure, [], under: identity.child("destination"), inside))))
    } else if let value = view.argument("value"), let closure = destinationClosure(for: value, around) {
      node.arguments.append(
        Argument(
          "destination", .views(content(closure, [value], under: identity.child("destination"), inside))))
    }
    return node
  }

  /// The app's `navigationDestination(for:)` that takes this value.
  private func destinationClosure(for value: Value, _ around: Surroundings) -> ClosureValue? {
    for name in machine.typeNames(of: value) {
      if let closure = around.destinations[name] ?? destinations[name]?.closure { return closure }
    }
    return nil
  }

  func navigationStack(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var inside = around
    if case .binding(let binding)? = view.argument("path") { inside.path = binding }
    // Of the Composable Architecture's stacks: what is shown for each element of the path.
    var own: ClosureValue?
    if case .closure(let closure)? = view.argument("destination") { own = closure }
    var bare = view
    bare.arguments.removeAll { $0.label == "destination" }
    var node = generic("NavigationStack", bare, at: identity, inside)
    guard case .binding(let binding)? = view.argument("path") else { return node }
    if let index = node.arguments.firstIndex(where: { $0.label == "path" }) {
      node.arguments[index].value = .binding(
        value: node.arguments[index].value.current, set: Handler(AppHandler.truncate(binding)))
    }
    var screens: [ViewNode] = []
    let values = pathValues(machine.read(binding))
    for (index, value) in values.enumerated() {
      guard let closure = own ?? destinationClosure(for: value, inside) else { continue }
      var pushed = inside
      pushed.dismissal = .truncate(binding, index)
      let id = identity.child("path").child(index)
      screens.append(
        ViewNode(
          .view("Group"), children: content(closure, [value], under: id.child("content"), pushed),
          identity: id))
    }
    if !screens.isEmpty { node.arguments.append(Argument("pathDestinations", .views(screens))) }
    return node
  }

  private func pathValues(_ value: Value) -> [Value] {
    switch value {
    case .array(let values): values
    case .record(let record): record["elements"]?.arrayValue ?? []
    default: []
    }
  }
}
