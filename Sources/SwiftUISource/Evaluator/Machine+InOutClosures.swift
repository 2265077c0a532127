extension Machine {
  /// Calls a closure whose first parameter is `inout`; `value` is left as the closure leaves it.
  @discardableResult
  func call(
    _ closure: ClosureValue, changing value: inout Value, _ others: [Value], _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch closure.body {
    case .code(let code, let file):
      let scope = Scope(parent: closure.scope, file: file)
      let name = code.parameters.first?.name ?? "$0"
      scope.declare(name, value, isLet: false)
      value = .void
      declare(others, of: code, in: scope)
      defer { value = scope.variables[0].value }
      return try deeper(file, expression.start) { () throws(Interrupt) in
        try self.runBody(code.body, in: scope, isBuilder: false)
      }
    case .function(let function, let owner, let type):
      let scope = Scope(parent: nil, file: expression.file)
      let names = ["\u{1}inout"] + others.indices.map { "\u{1}\($0)" }
      for (name, value) in zip(names, [value] + others) { scope.declare(name, value, isLet: false) }
      let arguments = zip(function.parameters, names).map { parameter, name in
        let place = Expression(
          .name(name), start: expression.start, end: expression.end, file: expression.file)
        let written =
          parameter.isInOut
          ? Expression(.inOut(place), start: expression.start, end: expression.end, file: expression.file)
          : place
        return CallArgument(label: parameter.label, value: written)
      }
      value = .void
      defer { value = scope.variables[0].value }
      return try call(
        function, owner: owner, type: type, arguments, from: scope, closureScope: closure.scope, expression)
    default: return try call(closure, [value] + others, expression)
    }
  }

  /// `change(&tide)` of a closure: what stands there is left as the closure leaves it.
  func callChanging(
    _ closure: ClosureValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .code = closure.body, case .inOut(let target)? = arguments.first?.value.kind else {
      return nil
    }
    let others = try evaluate(arguments: Array(arguments.dropFirst()), in: scope).map(\.value)
    var result = Value.void
    try mutate(target, in: scope) { (place) throws(Interrupt) in
      result = try self.call(closure, changing: &place, others, expression)
    }
    return result
  }

  private func declare(_ values: [Value], of code: ClosureCode, in scope: Scope) {
    for (index, value) in values.enumerated() {
      let position = index + 1
      let name = position < code.parameters.count ? code.parameters[position].name : "$\(position)"
      scope.declare(name, value)
    }
  }
}
