import EarshotViewTree

extension Machine {
  /// The candidate that fits the arguments as written: labels first, then closures against
  /// function types; nil where none can take them.
  func best<Extra>(
    _ candidates: [(FunctionCode, Extra)], _ arguments: [CallArgument]
  ) -> (FunctionCode, Extra)? {
    let fitting = candidates.filter { isAvailable($0.0) && matching($0.0.parameters, arguments) != nil }
    if fitting.count <= 1 { return fitting.first }
    return fitting.max { score($0.0, arguments) < score($1.0, arguments) }
  }

  private func isAvailable(_ function: FunctionCode) -> Bool {
    guard let version = function.availableFrom else { return true }
    return version <= environment.profile.version
  }

  /// How well a function's parameters suit what is written: closures for functions, literals
  /// for their types, fewer defaults used.
  private func score(_ function: FunctionCode, _ arguments: [CallArgument]) -> Int {
    guard let match = matching(function.parameters, arguments) else { return .min }
    var score = -function.parameters.count
    for (parameter, indices) in zip(function.parameters, match) {
      for index in indices { score += fitness(parameter.type, arguments[index].value) }
    }
    return score
  }

  private func fitness(_ type: TypeName, _ expression: Expression) -> Int {
    let name = type.unwrapped.simpleName
    switch expression.kind {
    case .closure: return type.isFunction ? 4 : -4
    case .string: return name == "String" || MachineTypes.texts.contains(name ?? "") ? 3 : 0
    case .integer:
      return MachineTypes.integers.contains(name ?? "")
        ? 3 : (MachineTypes.floatingPoint.contains(name ?? "") ? 2 : 0)
    case .float: return MachineTypes.floatingPoint.contains(name ?? "") ? 3 : 0
    case .bool: return name == "Bool" ? 3 : 0
    case .name(let text) where text.hasPrefix("$"): return name == "Binding" ? 3 : 0
    case .postfix(let base, let steps):
      // `Int(code)` is of the type that it names.
      guard case .name(let made) = base.kind, steps.count == 1, case .call = steps[0],
        Library.types.contains(made)
      else { return 0 }
      return name == made ? 3 : 0
    case .array:
      if case .array = type.unwrapped { return 3 }
      return 0
    default: return 0
    }
  }

  /// For each parameter the arguments it takes; nil where the labels don't fit.
  ///
  /// As Swift matches: in order, defaults skipped, variadics take what follows without a label,
  /// trailing closures go to the first function parameter from where matching stands, and
  /// labelled ones to theirs.
  func matching(_ parameters: [ParameterCode], _ arguments: [CallArgument]) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: parameters.count)
    let plain = arguments.indices.filter { !arguments[$0].isTrailingClosure }
    let trailing = arguments.indices.filter { arguments[$0].isTrailingClosure }
    var position = 0
    for index in plain {
      let label = arguments[index].label
      guard
        let target = (position..<parameters.count).first(where: {
          parameters[$0].label == label && canSkip(parameters, from: position, to: $0, result)
        })
      else { return nil }
      if arguments[index].value.isClosure, !couldTakeClosure(parameters[target]) { return nil }
      result[target].append(index)
      position = parameters[target].isVariadic ? target : target + 1
    }
    if let last = result.lastIndex(where: { !$0.isEmpty }), parameters[last].isVariadic {
      position = last + 1
    }
    for (order, index) in trailing.enumerated() {
      let label = arguments[index].label
      if order == 0, label == nil {
        guard let target = firstClosureParameter(parameters, from: position, result, trailing.count) else {
          return nil
        }
        result[target].append(index)
        position = target + 1
      } else {
        guard
          let target = (position..<parameters.count).first(where: {
            parameters[$0].label == label
          }) ?? parameters.indices.first(where: { parameters[$0].label == label && result[$0].isEmpty })
        else {
          return nil
        }
        result[target].append(index)
        position = target + 1
      }
    }
    for (index, parameter) in parameters.enumerated() where result[index].isEmpty {
      if parameter.defaultValue == nil, !parameter.isVariadic,
        !parameter.isViewBuilder || !parameter.type.isOptional
      {
        return nil
      }
    }
    return result
  }

  private func canSkip(
    _ parameters: [ParameterCode], from start: Int, to end: Int, _ taken: [[Int]]
  ) -> Bool {
    guard start < end else { return true }
    return (start..<end).allSatisfy {
      parameters[$0].defaultValue != nil || parameters[$0].isVariadic || mayTakeClosure(parameters[$0])
        || !taken[$0].isEmpty
    }
  }

  /// A builder, a function type, or an alias of one wherever it is declared.
  private func mayTakeClosure(_ parameter: ParameterCode) -> Bool {
    if parameter.isViewBuilder || parameter.type.isFunction { return true }
    guard let name = parameter.type.unwrapped.simpleName else { return false }
    return project.mayBeFunction(name) ?? false
  }

  /// Of a type parameter or a package's alias nothing is known, so a closure may be meant for it
  /// where its name says as much.
  private func couldTakeClosure(_ parameter: ParameterCode) -> Bool {
    if mayTakeClosure(parameter) { return true }
    guard case .named(let path, let arguments) = parameter.type.unwrapped, let name = path.last,
      arguments.isEmpty, project.mayBeFunction(name) == nil
    else { return false }
    return name.utf8.count == 1 || Machine.closureNames.contains { name.hasSuffix($0) }
  }

  /// How aliases of function types end by custom.
  private static let closureNames = [
    "Handler", "Completion", "Callback", "Block", "Closure", "Action", "Function",
  ]

  private func firstClosureParameter(
    _ parameters: [ParameterCode], from start: Int, _ taken: [[Int]], _ trailingCount: Int
  ) -> Int? {
    let open = (start..<max(start, parameters.count)).filter {
      taken[$0].isEmpty && mayTakeClosure(parameters[$0])
    }
    // Forward scan: the first that is needed; a defaulted one is passed over where a later one
    // without default waits for a closure.
    if let needed = open.first(where: { parameters[$0].defaultValue == nil }) {
      if let first = open.first, first < needed, parameters[first].defaultValue != nil,
        trailingCount > open.filter({ parameters[$0].defaultValue == nil }).count
      {
        return first
      }
      return needed
    }
    return open.first ?? parameters.indices.first { taken[$0].isEmpty && mayTakeClosure(parameters[$0]) }
      ?? parameters.indices.last { taken[$0].isEmpty && couldTakeClosure(parameters[$0]) }
  }

  /// The type that a closure or value argument is expected to have.
  func hint(for parameter: ParameterCode, owner: TypeInfo?) -> TypeHint {
    if parameter.isViewBuilder, case .function(let parameters, let result, _) = parameter.type.unwrapped {
      return TypeHint(.function(parameters, result, isViewBuilder: true), owner: owner)
    }
    return TypeHint(parameter.type, owner: owner)
  }
}
