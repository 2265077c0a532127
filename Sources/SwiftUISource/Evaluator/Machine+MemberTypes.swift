/// `.tideName` where a `Key<…>` is asked for: which key it is says what the key is of.
extension Expression {
  /// `name` of `.name`, where nothing follows it.
  fileprivate var impliedMember: String? {
    switch kind {
    case .implicitMember(let name): return name
    case .postfix(let base, let steps) where steps.isEmpty:
      guard case .implicitMember(let name) = base.kind else { return nil }
      return name
    default: return nil
    }
  }
}

extension Value {
  /// Whether it can be the raw value of an enum.
  var isRaw: Bool {
    switch self {
    case .string, .int, .double: true
    default: false
    }
  }
}

extension Machine {
  /// Whether an initializer is added to a generic type with other type arguments than those meant: in
  /// `extension Almanac<Tide>` where an `Almanac<Moon>` is made, or under an alias that stands for it,
  /// `extension Tides` where `Moons` is made.
  func isOfOtherAlias(_ function: FunctionCode, _ info: TypeInfo, _ arguments: [TypeName]) -> Bool {
    guard !arguments.isEmpty, !info.genericParameters.isEmpty,
      let part = info.extensions.first(where: { $0.initializers.contains { $0 === function } })
    else { return false }
    if !part.bound.allow(arguments, of: info.genericParameters) { return true }
    guard part.path != info.path, let alias = part.path.last,
      case .named(_, let own)? = project.alias(alias, owner: nil), !own.isEmpty
    else { return false }
    return own != arguments
  }

  /// The type arguments with which a member without its type is declared, where a generic type is wanted:
  /// `[String]` of `.name` for a `Key<Value>` with `static var name: Key<String>`.
  func memberArguments(_ argument: Expression, _ type: TypeName, owner: TypeInfo?) -> [TypeName]? {
    guard let name = argument.impliedMember, case .named(_, let wanted) = type.unwrapped, !wanted.isEmpty,
      let info = declaredType(TypeHint(type.unwrapped, owner: owner), in: nil),
      case .named(_, let own)? = info.staticProperties[name]?.type?.unwrapped, own.count == wanted.count
    else { return nil }
    return own
  }

  /// Whether such a member is of the very type that a parameter asks for; nil where that can't be told.
  func isExactMember(_ argument: Expression, _ type: TypeName, of function: FunctionCode) -> Bool? {
    guard let own = memberArguments(argument, type, owner: nil), case .named(_, let wanted) = type.unwrapped,
      !wanted.contains(where: { $0.simpleName.map(function.genericParameters.contains) ?? false })
    else { return nil }
    return own == wanted
  }

  /// Whether `.high` or `.high(3)` is written where an enum or a structure of the app is wanted that has none
  /// of that name, or a list.
  func lacksMember(_ argument: Expression, _ type: TypeName, in scope: Scope) -> Bool {
    guard let name = implicitName(argument), !["init", "none", "some"].contains(name) else { return false }
    // A list has only what the app adds to it.
    if type.unwrapped.isArray { return project.extensions(of: Array(Machine.lists), declaring: name).isEmpty }
    guard case .named(let path, _) = type.unwrapped else { return false }
    if let own = Machine.constants(of: path.joined(separator: ".")) {
      return !own.contains(name) && project.extensions(of: [path[path.count - 1]], declaring: name).isEmpty
    }
    guard let info = project.findType(path, owner: scope.owner, file: nil),
      info.kind == .enumeration || info.kind == .structure
    else { return false }
    return !info.cases.contains { $0.name == name }
      && !project.lineage(of: info).contains { $0.declares(name) }
  }

  /// The constants that types of Swift's and the SDK's have, where functions of one name are often told apart
  /// by them; nil: not known.
  private static func constants(of type: String) -> Set<String>? {
    if MachineTypes.integers.contains(type) { return ["max", "min", "random", "zero"] }
    if MachineTypes.floatingPoint.contains(type) { return measures }
    return otherConstants[type]
  }

  private static let measures: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi",
    "random", "signalingNaN", "ulpOfOne", "zero",
  ]

  private static let otherConstants: [String: Set<String>] = [
    "Bool": ["random"], "String": ["localizedName", "localizedStringWithFormat", "path"],
    "EdgeInsets": [], "Edge.Set": ["all", "bottom", "horizontal", "leading", "top", "trailing", "vertical"],
    "CGSize": ["zero"], "CGPoint": ["zero"],
  ]

  private func implicitName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .implicitMember(let name): return name
    case .postfix(let base, let steps):
      guard case .implicitMember(let name) = base.kind, steps.isEmpty || (steps.count == 1 && steps[0].isCall)
      else { return nil }
      return name
    default: return nil
    }
  }

  /// Type parameters by such a member.
  func bindMember(
    _ function: FunctionCode, _ parameter: ParameterCode, _ argument: Expression, owner: TypeInfo?,
    in scope: Scope
  ) {
    guard !function.genericParameters.isEmpty, case .named(_, let wanted) = parameter.type.unwrapped,
      let own = memberArguments(argument, parameter.type, owner: owner)
    else { return }
    for (name, type) in zip(wanted.map(\.simpleName), own) {
      guard let name, function.genericParameters.contains(name), scope.find(name) == nil else { continue }
      scope.declare(name, typeValues(type, owner: owner, file: function.file))
    }
  }
}
