import EarshotViewTree

extension Machine {
  /// The candidate that fits the arguments as written: labels first, then closures against
  /// function types; where that leaves several, what the arguments are where the call stands in
  /// `scope`. nil where none can take them.
  func best<Extra>(
    _ candidates: [(FunctionCode, Extra)], _ arguments: [CallArgument], in scope: Scope? = nil
  ) -> (FunctionCode, Extra)? {
    var fitting = candidates.filter { isAvailable($0.0) && matching($0.0.parameters, arguments) != nil }
    if fitting.count <= 1 { return fitting.first }
    if let scope {
      let suited = fitting.filter { !isUnfit($0.0, arguments, in: scope) }
      if !suited.isEmpty { fitting = suited }
      let ending = fitting.count > 1 ? fitting.filter { !isEndless($0.0, arguments, in: scope) } : []
      if !ending.isEmpty { fitting = ending }
      if fitting.count == 1 { return fitting.first }
    }
    let scores = fitting.map { score($0.0, arguments) }
    let highest = scores.max()
    let equal = zip(fitting, scores).filter { $0.1 == highest }.map(\.0)
    guard equal.count > 1, let scope else { return equal.first }
    let values = arguments.map { owner(of: $0.value, in: scope) }
    let suitabilities = equal.map { suitability($0.0, arguments, values, in: scope) }
    let most = suitabilities.max()
    return nearest(zip(equal, suitabilities).filter { $0.1 == most }.map(\.0), to: scope.file?.path)
  }

  /// Of functions that several modules of a project add to one type, that of the module asked from: the one
  /// whose file has the most folders in common. Otherwise the first.
  private func nearest<Extra>(_ candidates: [(FunctionCode, Extra)], to path: String?) -> (
    FunctionCode, Extra
  )? {
    guard candidates.count > 1, let path, let first = candidates[0].1 as? TypeInfo else {
      return candidates.first
    }
    let folders = path.split(separator: "/")
    var best = candidates[0]
    var most = FolderDistance.shared(best.0.file.path, folders)
    for candidate in candidates.dropFirst() where (candidate.1 as? TypeInfo)?.path == first.path {
      let shared = FolderDistance.shared(candidate.0.file.path, folders)
      if shared > most { (best, most) = (candidate, shared) }
    }
    return best
  }

  /// Whether an argument is certainly of another type than the parameter that takes it.
  func isUnfit(_ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard let match = matching(function.parameters, arguments) else { return true }
    for (parameter, indices) in zip(function.parameters, match) {
      let isGeneric = isGeneric(parameter.type, of: function)
      let protocols = isGeneric ? ownProtocols(of: parameter.type, function) : []
      if isGeneric, protocols.isEmpty { continue }
      for index in indices {
        let argument = arguments[index].value
        if case .closure(let code) = argument.kind, takesOtherCount(code, than: parameter.type) {
          return true
        }
        if !isGeneric, isExactMember(argument, parameter.type, of: function) == false { return true }
        if !isGeneric, lacksMember(argument, parameter.type, in: scope) { return true }
        if !isGeneric, isNoKeyPath(argument, for: parameter.type, in: scope) { return true }
        if isImplicitConstant(argument), isReferenceOfSDK(parameter.type) { return true }
        let type = parameter.type.unwrapped
        if !isGeneric, isOtherTuple(argument, than: type) { return true }
        if !isGeneric, isListOfOthers(argument, than: type, in: scope) { return true }
        guard let known = owner(of: argument, in: scope) else {
          if !isGeneric, isBoxed(argument), isBasic(type) { return true }
          // What a type of C's can't be is worth a look.
          guard !isGeneric, isForeign(type) || (isReferenceOfSDK(type) && !argument.isConstruction),
            let value = try? evaluate(argument, in: scope)
          else { continue }
          if isUnfit(value, type) { return true }
          continue
        }
        if isGeneric ? lacks(protocols, known) : isUnfit(known, type) { return true }
      }
    }
    return false
  }

  private func isUnfit(_ known: KnownOwner, _ type: TypeName) -> Bool {
    switch known {
    case .value(let value): return isUnfit(value, type)
    case .type(_, let info?) where isReferenceOfSDK(type): return info.kind != .protocolType
    case .type(.array(let element), _):
      if case .array(let wanted) = type, element.unwrapped.simpleName != nil {
        let info = element.unwrapped.simpleName.flatMap { project.onlyType(named: $0) }
        return isUnfit(.type(element.unwrapped, info), wanted.unwrapped)
      }
      return isBasic(type) || isOtherTuple(.array(element), than: type)
    case .type(.dictionary, _): return isBasic(type)
    case .type(let actual, let info) where type.isArray:
      return isOne(actual, info) || isOtherTuple(actual, than: type)
    case .type(let actual, let info):
      guard case .named(let path, _) = type, path != ["Type"], let name = path.last,
        case .named(let own, _) = actual.unwrapped
      else { return false }
      let isNumber = MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name)
      let isBasic = isNumber || name == "String" || name == "Bool"
      let declared = isBasic ? nil : project.findType(path, owner: nil, file: nil)
      let isConcrete = declared.map { $0.kind != .protocolType } ?? false
      if let info, info.kind != .protocolType {
        return isBasic || (isConcrete && !project.allNames(of: info).contains(name))
      }
      switch own.last ?? "" {
      case "String": return isNumber || name == "Bool" || isConcrete
      case "Int", "Double", "Bool": return name == "String" || isConcrete
      case "NSNumber", "NSDecimalNumber", "Date", "URL", "UUID", "Data", "Color", "UIColor", "Font", "UIFont":
        return isBasic
      default: return false
      }
    }
  }

  /// Whether a type is one of C's by its name: those of Swift begin with a capital letter.
  func isForeign(_ type: TypeName) -> Bool {
    guard case .named(let path, _) = type, let name = path.last, let first = name.first(where: { $0 != "_" })
    else { return false }
    return first.isLowercase && project.mayBeFunction(name) == nil
  }

  /// How well the values of the arguments are of the parameters' types. A function that calls one of
  /// its own name with the same labels most likely means the other one.
  private func suitability(
    _ function: FunctionCode, _ arguments: [CallArgument], _ values: [KnownOwner?], in scope: Scope
  ) -> Int {
    guard let match = matching(function.parameters, arguments) else { return .min }
    var result = (scope.isInside(function) ? -1 : 0) + (function.isDisfavored ? -disfavor(arguments) : 0)
    for (parameter, indices) in zip(function.parameters, match) {
      let type = parameter.type
      for index in indices {
        if isExactMember(arguments[index].value, type, of: function) == true { result += 3 }
        if case .closure(let code) = arguments[index].value.kind {
          guard case .function(let wanted, _, _) = type.unwrapped, !code.parameters.isEmpty else { continue }
          result += wanted.count == code.parameters.count ? 2 : -2
          result += bindings(of: code, in: wanted)
          continue
        }
        if let own = parameterType(of: arguments[index].value, in: scope) {
          result += alikeness(of: own, type)
          continue
        }
        if let parameter = typeParameter(of: arguments[index].value, in: scope) {
          result += suitability(of: parameter, for: type, function, in: scope)
          continue
        }
        switch values[index] {
        case .value(let value)?: result += suitability(of: value, for: type, function)
        case .type(let actual, let info)?:
          let name = type.unwrapped.simpleName ?? ""
          let names = info.map { project.allNames(of: $0) } ?? [actual.unwrapped.simpleName ?? ""]
          if names.contains(name) { result += 2 }
        case nil: break
        }
      }
    }
    return result
  }

  /// What `@_disfavoredOverload` costs: more than a literal gains by being a text rather than a resource.
  private func disfavor(_ arguments: [CallArgument]) -> Int {
    1 + 2 * arguments.count { if case .string = $0.value.kind { true } else { false } }
  }

  private func suitability(of value: Value, for type: TypeName, _ function: FunctionCode) -> Int {
    if value.isUnknown { return 0 }
    if value.isNone { return type.isOptional ? 2 : -2 }
    if isGeneric(type, of: function) || isOpen(type) { return 1 }
    return isInstance(value, of: type.unwrapped, in: nil) ? 2 : -2
  }

  func isGeneric(_ type: TypeName, of function: FunctionCode) -> Bool {
    switch type.unwrapped {
    case .named(let path, _): path.count == 1 && function.genericParameters.contains(path[0])
    case .opaque: true
    default: false
    }
  }

  private func isAvailable(_ function: FunctionCode) -> Bool {
    guard let version = function.availableFrom else { return true }
    return version <= environment.profile.version
  }

  /// How well a function's parameters suit what is written: closures for functions, literals
  /// for their types, fewer defaults used.
  func score(_ function: FunctionCode, _ arguments: [CallArgument]) -> Int {
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
      // `Int(code)` and `Notification.Name(text)` are of the type that they name.
      guard var made = base.kind.plainName, case .call? = steps.last else { return 0 }
      for step in steps.dropLast() {
        guard case .member(let nested, _) = step else { return 0 }
        made = nested
      }
      guard made.startsUppercase else { return 0 }
      return name == made ? 3 : 0
    case .keyPath: return name?.hasSuffix("KeyPath") == true ? 4 : type.isFunction ? 2 : 0
    case .cast(_, let written, .upcast):
      // `nil as String?`, `text as Substring`
      return written.unwrapped == type.unwrapped ? 3 : -3
    case .array(let elements):
      guard case .array(let element) = type.unwrapped else { return 0 }
      return 3 + depth(element, elements)
    default: return 0
    }
  }

  /// Lists in a list are told from single elements: `[[1, 2], [3]]` is `[[Double]]`, and neither `[Double]` nor
  /// `[[[Double]]]`. What is no literal says nothing.
  private func depth(_ type: TypeName, _ elements: [Expression]) -> Int {
    for element in elements {
      let isList: Bool
      switch element.kind {
      case .array(let inner):
        if case .array(let wanted) = type.unwrapped, !inner.isEmpty { return 1 + depth(wanted, inner) }
        isList = true
      case .integer, .float, .string, .bool: isList = false
      default: continue
      }
      return isBasic(type.unwrapped) || type.unwrapped.isArray
        ? (type.unwrapped.isArray == isList ? 1 : -6) : 0
    }
    return 0
  }

  /// For each parameter the arguments it takes; nil where the labels don't fit.
  ///
  /// As Swift matches: in order, defaults skipped, variadics take what follows without a label,
  /// trailing closures go to the first function parameter from where matching stands, and
  /// labeled ones to theirs.
  func matching(_ parameters: [ParameterCode], _ arguments: [CallArgument]) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: parameters.count)
    let plain = arguments.indices.filter { !arguments[$0].isTrailingClosure }
    let trailing = arguments.indices.filter { arguments[$0].isTrailingClosure }
    var position = 0
    for index in plain {
      let label = arguments[index].label
      // What follows the first of several has no label: `all(of: 1, 2)`.
      if label == nil, parameters.indices.contains(position), parameters[position].isVariadic,
        !result[position].isEmpty
      {
        result[position].append(index)
        continue
      }
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
          let target = (position..<parameters.count).first(where: { parameters[$0].label == label })
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
  func hint(for parameter: ParameterCode, owner: TypeInfo?, file: FileCode? = nil) -> TypeHint {
    if parameter.isViewBuilder, case .function(let parameters, let result, _) = parameter.type.unwrapped {
      return TypeHint(.function(parameters, result, isViewBuilder: true), owner: owner, file: file)
    }
    return TypeHint(parameter.type, owner: owner, file: file)
  }
}

extension Expression.Kind {
  /// A name by itself.
  var plainName: String? {
    if case .name(let name) = self { return name }
    return nil
  }
}
