/// Views that are added or changed by a method whose code is not there.
extension Machine {
  /// What a method gives that is none of UIKit's: where it stands for a view, most likely the one that was
  /// asked (`UILabel().tinted(.red)`).
  func unknownChange(of reference: ObjectReference, _ call: LibraryCall) -> Value {
    var unknown = UnknownValue(source: "\(call.name)()", missing: call.name, isCall: true)
    if isKind(reference, of: "UIView") {
      unknown.fields = [LabeledValue(label: Machine.changed, value: .object(reference))]
    }
    return .unknown(unknown)
  }

  /// The view that a method was asked of, of which nothing else is known.
  static func changedView(_ unknown: UnknownValue) -> Value? {
    unknown.fields.first { $0.label == changed }?.value
  }

  private static let changed = "#changed"

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
