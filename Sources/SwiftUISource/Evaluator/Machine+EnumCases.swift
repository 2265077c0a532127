extension Machine {
  /// What `.toggle(isOn: true)` carries: arguments by their labels in the order of the case, defaults between.
  func payload(
    of code: EnumCaseCode, in info: TypeInfo, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> [Value] {
    var result: [Value] = []
    var next = 0
    for part in code.payload {
      let hint = TypeHint(part.type, owner: info)
      if next < arguments.count, takes(arguments[next], part) {
        let value = try evaluate(arguments[next].value, in: scope, hint: hint)
        result.append(try fit(value, to: part.type, owner: info))
        next += 1
      } else if let value = part.defaultValue {
        result.append(try evaluate(value, in: scope, hint: hint))
      }
    }
    return result
  }

  /// A case of which the arguments were known before the type was: `.padding()` in what becomes an array of spaces.
  func enumeration(
    _ code: EnumCaseCode, of info: TypeInfo, _ arguments: [LabeledValue]
  ) throws(Interrupt) -> Value {
    guard arguments.count < code.payload.count else {
      return .enumeration(
        EnumValue(
          type: info, name: code.name, payload: arguments.map(\.value), labels: arguments.map(\.label)))
    }
    var payload: [Value] = []
    var next = 0
    for part in code.payload {
      if next < arguments.count, part.defaultValue == nil || arguments[next].label == part.label {
        payload.append(arguments[next].value)
        next += 1
      } else if let value = part.defaultValue {
        payload.append(
          try evaluate(value, in: Scope(parent: nil, owner: info), hint: TypeHint(part.type, owner: info)))
      }
    }
    return .enumeration(
      EnumValue(type: info, name: code.name, payload: payload, labels: code.payload.map(\.label)))
  }

  /// Whether an argument is for a part of a case: one with a default is passed over for what is labeled
  /// otherwise, and for a closure behind the parentheses where it is no function.
  private func takes(_ argument: CallArgument, _ part: EnumCaseCode.Payload) -> Bool {
    if part.defaultValue == nil { return true }
    guard argument.isTrailingClosure, argument.label == nil else { return argument.label == part.label }
    return part.type.isFunction
      || (part.type.unwrapped.simpleName.flatMap { project.mayBeFunction($0) } ?? false)
  }
}
