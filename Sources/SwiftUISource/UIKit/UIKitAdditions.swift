/// Views that are added by a method whose code is not there.
extension Machine {
  /// `pier.addSubviews(boat, buoy)` of a package that is not in the project: what it is given and stands
  /// nowhere yet is added in its order, with a notice. Answers whether that was done.
  func addGiven(to reference: ObjectReference, _ call: LibraryCall) -> Bool {
    guard call.name.hasPrefix("add"), isKind(reference, of: "UIView") else { return false }
    let views = call.arguments.flatMap { $0.value.arrayValue ?? [$0.value] }
      .filter { isLooseView($0, beside: reference) }
    guard !views.isEmpty else { return false }
    for view in views { add(view, to: reference, at: nil, isArranged: isKind(reference, of: "UIStackView")) }
    notice(
      .warning, .unknownFunction, call.expression.file, call.expression.start,
      "'\(reference.type.name)' has no method '\(call.name)' that is known here; the views that it is given"
        + " are added in their order", missing: "\(reference.type.name).\(call.name)()")
    return true
  }

  private func isLooseView(_ value: Value, beside owner: ObjectReference) -> Bool {
    guard case .object(let view) = value, view.id != owner.id, isKind(view, of: "UIView") else {
      return false
    }
    return uikitField("superview", of: view)?.isNone ?? true
  }
}
