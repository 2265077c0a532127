/// Modifiers named without being called: `schemes.map(preferredColorScheme)`, `self.opacity(_:)`.
extension Machine {
  /// A modifier of a view as a function, where the app declares no member of its name.
  func modifierReference(_ name: String, of value: Value, labels: [String?] = []) -> Value? {
    guard SDK.modifiers.contains(name), isPlainModifier(name), isView(value) else { return nil }
    var closure = ClosureValue(body: .member(value, name), scope: nil)
    closure.labels = labels
    return .closure(closure)
  }

  /// The modifier of `self` that a bare name means in an extension of `View` or in a view.
  func modifierOfSelf(_ name: String, in scope: Scope) -> Value? {
    guard scope.owner != nil, let found = scope.find("self") else { return nil }
    return modifierReference(name, of: found.scope.variables[found.index].value)
  }

  /// What a modifier that was passed on gives where it is called at last.
  func callModifier(
    _ name: String, of value: Value, _ arguments: [LabeledValue], _ expression: Expression
  ) -> Value? {
    guard isPlainModifier(name), var view = asView(value, modifiedBy: name) else { return nil }
    append(modifier: name, to: &view, values: arguments, expression.file, expression.start)
    return .view(view)
  }
}
