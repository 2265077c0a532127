/// `Harbour.tides()`: what a module of the project declares outside all types, by the module's name.
extension Machine {
  func moduleCall(
    _ module: String, _ name: String, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value? {
    let functions = project.globalFunctions(name, from: expression.file)
      .filter { isInside(module, $0.file) }
    guard let function = best(functions.map { ($0, ()) }, arguments, in: scope)?.0 else { return nil }
    expectedResult = hint
    let whole = Expression(expression.kind, start: expression.start, end: end, file: expression.file)
    return try call(function, owner: nil, type: nil, arguments, from: scope, closureScope: nil, whole)
  }

  func moduleMember(_ module: String, _ name: String, _ file: FileCode?) throws(Interrupt) -> Value? {
    guard let property = project.globalVariable(name, file: file), isInside(module, property.file) else {
      return nil
    }
    return try global(name, from: file)
  }

  /// A target's sources lie in a folder of its name, in which what no name can have is an underscore.
  private func isInside(_ module: String, _ file: FileCode) -> Bool {
    !SDK.isKnownType(module)
      && file.path.split(separator: "/").dropLast().contains { folder in
        folder.count == module.count
          && zip(folder, module).allSatisfy { $0 == $1 || ($1 == "_" && !$0.isLetter && !$0.isNumber) }
      }
  }
}
