import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What animates between values shows its first one: that is what is there before anything moves.
extension ViewExpander {
  /// `PhaseAnimator` and `KeyframeAnimator`.
  func animator(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> ViewNode {
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { throw Interruption.unknown("what \(call.typeName) shows", call.record.place) }
    var node = try node("Group", call, at: identity)
    node.children = try self.content(
      function, shape.result, [firstValue(of: call)], at: identity.child("content"), around)
    return node
  }

  /// `.phaseAnimator(_:content:)` and `.keyframeAnimator(initialValue:content:)`: what they make of the view;
  /// nil for any other modifier.
  func expand(
    animator record: Record, on inner: TypedValue, _ rest: ArraySlice<Record>, at place: Identity,
    _ around: Surroundings
  ) throws -> [ViewNode]? {
    guard record.callee.name == "phaseAnimator" || record.callee.name == "keyframeAnimator" else {
      return nil
    }
    let call = RecordedCall(record, machine)
    guard let content = call["content"], case .function(let function) = content.value,
      let shape = content.type.function
    else { throw Interruption.unknown("what .\(call.name) shows", record.place) }
    let view = Placeholder(
      TypedValue(.host(ModifiedView(inner: inner, modifiers: rest)), inner.type), around)
    return try self.content(
      function, shape.result, [.host(view), firstValue(of: call)], at: place.child("body"), around)
  }

  private func firstValue(of call: RecordedCall) throws -> RuntimeValue {
    if let initial = call["initialValue"] { return initial.value }
    guard let phases = call["phases"] ?? call.arguments.first,
      let first = try elements(of: machine.opened(phases.typed)).first
    else { throw Interruption.unknown("the phases of \(call.name)", call.record.place) }
    return first.value
  }
}
