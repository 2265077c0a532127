import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// What a `#Preview` shows: its code's views, inside of the modifiers that its traits name.
  func expand(
    preview view: TypedValue, _ body: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    var shown = body
    guard let nominal = view.type.nominal else { return try expand(body, at: identity.child("body"), around) }
    for property in machine.program.memberTable(of: nominal).ordered
    where property.isPreviewModifier {
      shown = try modified(
        shown, by: machine.read(property, of: view), at: identity.child(property.name), around)
    }
    return try expand(shown, at: identity.child("body"), around)
  }

  private func modified(
    _ content: TypedValue, by modifier: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> TypedValue {
    guard let modifiers = machine.nominal("PreviewModifier", of: "SwiftUI"),
      let body = machine.requirement("body", of: modifiers),
      let makeContext = machine.requirement("makeSharedContext", of: modifiers)
    else { throw Interruption.unknown("what a preview's traits do") }
    let modifier = try settled(machine.opened(modifier), at: identity, around)
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(modifier.type)]
    let context = try machine.call(member: makeContext, on: modifier.type, own: [], &arguments)
    let inner = Placeholder(content, around)
    arguments = [modifier.value, .host(inner), context]
    return try machine.call(member: body, returning: modifier.type, &arguments)
  }
}

extension Value {
  /// Whether it is a modifier among the traits of a preview.
  var isPreviewModifier: Bool { name.hasPrefix(PreviewStructs.modifierName) }
}
