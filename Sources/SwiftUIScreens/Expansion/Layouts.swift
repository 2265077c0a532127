import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// `layout { … }` of an `AnyLayout` or an `HStackLayout`: the stack that it is. A layout of the app is asked while the
  /// screen is laid out.
  func layout(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard let receiver = machine.receiver(of: call.record), let content = call.arguments.first else {
      throw Interruption.unknown("what a layout shows", call.record.place)
    }
    var layout = machine.opened(TypedValue(receiver.value, receiver.type))
    while case .record(let record) = layout.value, layout.type.nominal?.name == "AnyLayout",
      let inner = RecordedCall(record, machine)["layout"]
    {
      layout = machine.opened(inner.typed)
    }
    guard let nominal = layout.type.nominal else { throw Interruption.unknown("a layout", call.record.place) }
    let name = nominal.module.isSource ? "Layout" : ViewExpander.stacks[nominal.name]
    guard let name else { throw Interruption.unknown("the layout \(layout.type)", call.record.place) }
    var node = try node(name, call, at: identity)
    if nominal.module.isSource {
      node.arguments = appLayout(layout, at: call.location)
    } else if case .record(let record) = layout.value {
      for (index, argument) in RecordedCall(record, machine).arguments.enumerated() {
        node.arguments.append(
          Argument(
            argument.writtenLabel, try convert(argument, at: identity.child("layout").child(index), around)))
      }
    }
    node.children = try views(content, at: identity.child("content"), around)
    return node
  }

  private static let stacks = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "GridLayout": "Grid",
  ]

  /// `BorderedProminentButtonStyle().makeBody(configuration: configuration)` in a style: the control in that one.
  func styled(byItself call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode]
  {
    guard let receiver = machine.receiver(of: call.record), let given = call["configuration"],
      let configuration = given.type.nominal?.name,
      let control = try restored(call, at: identity, around)
    else { throw Interruption.unknown("what a style makes", call.record.place) }
    // `PrimitiveButtonStyleConfiguration` is of `buttonStyle`.
    let style = configuration.replacing("Primitive", with: "").replacing("Configuration", with: "")
    let modifier = Modifier(
      style.prefix(1).lowercased() + style.dropFirst(),
      [Argument(nil, try convert(TypedValue(receiver.value, receiver.type), at: identity, around))],
      source: call.location)
    return control.map { node in
      var node = node
      node.modifiers.append(modifier)
      return node
    }
  }
}
