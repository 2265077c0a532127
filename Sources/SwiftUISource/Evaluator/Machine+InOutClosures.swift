extension Machine {
  /// Calls a closure one of whose parameters is `inout`; `value` is left as the closure leaves it.
  ///
  /// - Parameters:
  ///   - place: which of the parameters it is.
  ///   - others: what all the others are given, in order.
  @discardableResult
  func call(
    _ closure: ClosureValue, changing value: inout Value, at place: Int = 0, _ others: [Value],
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch closure.body {
    case .code(let code, let file):
      let scope = Scope(parent: closure.scope, file: file)
      var given = others
      given.insert(value, at: min(place, others.count))
      value = .void
      declare(given, of: code, changing: place, in: scope)
      given = []
      defer { value = scope.variables[min(place, others.count)].value }
      return try deeper(file, expression.start) { () throws(Interrupt) in
        try self.runBody(code.body, in: scope, isBuilder: false)
      }
    case .function(let function, let owner, let type):
      let scope = Scope(parent: nil, file: expression.file)
      var given = others
      given.insert(value, at: min(place, others.count))
      let names = given.indices.map { "\u{1}\($0)" }
      for (name, value) in zip(names, given) { scope.declare(name, value, isLet: false) }
      given = []
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
      defer { value = scope.variables[min(place, others.count)].value }
      return try call(
        function, owner: owner, type: type, arguments, from: scope, closureScope: closure.scope, expression)
    default:
      var given = others
      given.insert(value, at: min(place, others.count))
      return try call(closure, given, expression)
    }
  }

  /// `change(&tide)` of a closure: what stands there is left as the closure leaves it.
  func callChanging(
    _ closure: ClosureValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .code = closure.body, let index = arguments.firstIndex(where: \.value.isInOut),
      case .inOut(let target) = arguments[index].value.kind
    else { return nil }
    var rest = arguments
    rest.remove(at: index)
    let others = try evaluate(arguments: rest, in: scope).map(\.value)
    var result = Value.void
    try mutate(target, in: scope) { (place) throws(Interrupt) in
      result = try self.call(closure, changing: &place, at: index, others, expression)
    }
    return result
  }

  private func declare(_ values: [Value], of code: ClosureCode, changing place: Int, in scope: Scope) {
    for (index, value) in values.enumerated() {
      let name = index < code.parameters.count ? code.parameters[index].name : "$\(index)"
      scope.declare(name, value, isLet: index != place)
    }
  }
}
