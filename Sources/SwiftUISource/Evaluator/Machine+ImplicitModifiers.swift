/// Modifiers of views called without `self.`.
extension Machine {
  /// `func harbourBar() -> some View { introspect(…) { … } }` in an extension of `View`: what nothing
  /// declares there is a modifier of a package, and the view stands before it all the same.
  func implicitModifier(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value? {
    guard !name.startsUppercase, let owner = scope.owner, owner.declaration == nil,
      let found = scope.find("self")
    else { return nil }
    let view = found.scope.variables[found.index].value
    guard isView(view) || (view.isUnknown && owner.name == "View") else { return nil }
    let target = Expression(
      .name("self"), start: expression.start, end: expression.start, file: expression.file)
    let chain = Chain(
      base: target, steps: [.member(name, start: expression.start)], index: 0, expression: expression,
      position: expression.start, end: end)
    return try method(name, of: view, arguments, in: scope, hint: nil, chain)
  }
}
