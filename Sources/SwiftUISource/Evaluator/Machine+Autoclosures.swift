/// `@autoclosure`: an argument that is evaluated where the function asks for it.
extension Machine {
  func autoclosure(_ argument: Expression, in scope: Scope) -> Value {
    let body = Statement(.expression(argument), start: argument.start, file: argument.file)
    let code = ClosureCode(parameters: [], captures: [], body: [body], shorthandCount: 0)
    return .closure(ClosureValue(body: .code(code, argument.file), scope: scope))
  }
}
