import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  func compileOperator(_ expression: Expression, _ sign: Expression, _ operands: [Expression]) -> Code {
    if let code = compileUnknownComparison(sign, operands) { return code }
    guard let choice = body.choices[sign] else { return unknown(cause(of: sign)) }
    if case .optionalChain(let inner) = operands[0].kind, operands.count == 2,
      choice.type.function?.parameters.first?.isInOut ?? false
    {
      let code = compileOperator(expression, sign, [inner, operands[1]])
      return { frame in
        do { return try code(frame) } catch ChainEnd.reached { return .none(0) }
      }
    }
    let arguments = operands.map { Argument(label: nil, value: $0) }
    if let local = body.locals[sign], let function = choice.type.function {
      return compileValueCall(load(local), function, arguments)
    }
    let value = choice.value
    let machine = machine
    if let quick = compileQuick(choice, operands) ?? compileQuickAssignment(choice, operands) { return quick }
    let call = compileArguments(arguments, choice)
    guard value.owner != nil else {
      let callable = machine.tables.callable(value)
      let generics = generics(of: choice)
      return { frame in
        var all: ContiguousArray<RuntimeValue> = []
        return try call(frame, &all) { try machine.call(callable, generics(frame), &$0) }
      }
    }
    let use = memberUse(choice, base: choice.base ?? value.owner?.selfParameter.flatMap { choice.map[$0] })
    let isExistential = use.isDynamic
    return { frame in
      let type = use.type(frame)
      var all: ContiguousArray<RuntimeValue> = [.metatype(type)]
      return try call(frame, &all) { all in
        if isExistential {
          return try machine.call(member: value, on: type, own: use.own.map { $0(frame) }, &all)
        }
        return try machine.call(machine.tables.callable(value), use.generics(frame), &all)
      }
    }
  }

  /// Operators on numbers, without a list of arguments; nil, and nothing is compiled, for all others: what is compiled
  /// twice at each level of an expression takes time that doubles with each.
  private func compileQuick(_ choice: Choice, _ operands: [Expression]) -> Code? {
    guard operands.count == 2, let parameters = choice.type.function?.parameters, parameters.count == 2,
      !parameters[0].isInOut, !parameters[1].isAutoclosure,
      let quick = machine.natives.quick(for: choice.value)
        ?? machine.natives.quick(for: choice.value, parameters[0].type, parameters[1].type)
    else { return nil }
    let left = compile(operands[0], as: parameters[0].type)
    let right = compile(operands[1], as: parameters[1].type)
    guard choice.type.function?.result === machine.language.string else {
      return { try quick(left($0), right($0)) }
    }
    let machine = machine
    return {
      let result = try quick(left($0), right($0))
      if case .text(let text) = result { try machine.count(made: text) }
      if let words = result.partlyKnown?.words { try machine.count(made: words) }
      return result
    }
  }

  /// `x += 1` where `x` is a variable of the function.
  private func compileQuickAssignment(_ choice: Choice, _ operands: [Expression]) -> Code? {
    guard operands.count == 2, case .name = operands[0].kind, body.locals[operands[0]] != nil,
      let parameters = choice.type.function?.parameters, parameters.count == 2, parameters[0].isInOut,
      let quick = machine.natives.quickAssignment(for: choice.value)
    else { return nil }
    let place = access(operands[0])
    let right = compile(operands[1], as: parameters[1].type)
    return { frame in
      let value = try right(frame)
      try place(frame) { $0 = try quick($0, value) }
      return .void
    }
  }
}
