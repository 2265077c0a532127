/// What tells functions of one name apart whose labels are the same.
extension Machine {
  /// Whether a call hands a function's own parameters on to the very same function, beside closures that it
  /// writes anew: it would never end, so another one of the name is meant.
  func isEndless(_ function: FunctionCode, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard scope.isInside(function), let match = matching(function.parameters, arguments) else { return false }
    var handedOn = 0
    for (parameter, index) in zip(function.parameters, match).flatMap({ pair in pair.1.map { (pair.0, $0) } })
    {
      if arguments[index].value.kind.plainName == parameter.name {
        handedOn += 1
      } else if !arguments[index].value.isClosure {
        return false
      }
    }
    return handedOn > 0 || arguments.isEmpty
  }

  /// Whether a name stands for no type that is known: a type parameter of the type around, most likely.
  func isOpen(_ type: TypeName) -> Bool {
    guard let name = type.unwrapped.simpleName, name.startsUppercase else { return false }
    return !SDK.isKnownType(name) && project.types(named: name).isEmpty && project.mayBeFunction(name) == nil
      && !isReferenceOfSDK(type) && !Library.valueTypes.contains(name)
      && UIKitClasses.superclasses[name] == nil
  }

  /// Whether a closure names more or fewer parameters than the function type has that it is to be of. One
  /// name may stand for several values, and several names for one pair.
  func takesOtherCount(_ code: ClosureCode, than type: TypeName) -> Bool {
    guard case .function(let wanted, _, _) = type.unwrapped else { return false }
    if wanted.isEmpty { return !code.parameters.isEmpty || code.shorthandCount > 0 }
    guard wanted.count > 1 else { return false }
    return code.shorthandCount > wanted.count
      || (code.parameters.count > 1 && wanted.count != code.parameters.count)
  }

  /// `{ $tide in … }` is given a binding, and no closure that isn't written so is preferred for one.
  func bindings(of code: ClosureCode, in wanted: [TypeName]) -> Int {
    guard let first = code.parameters.first, let type = wanted.first else { return 0 }
    let isBinding = type.unwrapped.simpleName == "Binding"
    if first.name.hasPrefix("$") { return isBinding ? 3 : -3 }
    return 0
  }

  /// The declared type of a parameter of the function that is running, where an argument is that one alone
  /// and a function.
  func parameterType(of argument: Expression, in scope: Scope) -> TypeName? {
    guard let name = argument.kind.plainName, let code = scope.functionAround else { return nil }
    guard let type = code.parameters.first(where: { $0.name == name })?.type.unwrapped, type.isFunction else {
      return nil
    }
    return type
  }

  /// How well a function of one type goes where one of another is wanted.
  func alikeness(of own: TypeName, _ wanted: TypeName) -> Int {
    guard case .function(let given, _, _) = own, case .function(let taken, _, _) = wanted.unwrapped else {
      return -2
    }
    return given.map(\.unwrapped.simpleName) == taken.map(\.unwrapped.simpleName) ? 3 : -3
  }

  /// `NSNumber(value: depth)`, `Date()`: what is made here is no number or text of Swift's own.
  func isBoxed(_ expression: Expression) -> Bool {
    guard case .postfix(let base, let steps) = expression.kind, steps.count == 1, case .call? = steps.last,
      let name = base.kind.plainName
    else { return false }
    return Machine.boxed.contains(name) && project.types(named: name).isEmpty
  }

  func isBasic(_ type: TypeName) -> Bool {
    guard let name = type.simpleName else { return false }
    return MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name)
      || name == "String" || name == "Bool"
  }

  private static let boxed: Set<String> = [
    "Date", "Data", "NSAttributedString", "NSDate", "NSDecimalNumber", "NSNumber", "URL", "UUID",
  ]

  /// Whether an initializer that the app adds to a view of the SDK's is given a text where it takes a type
  /// of the app's: `Text("Tide")` is the SDK's then, also where that type can be written as a literal.
  func takesText(
    _ function: FunctionCode, _ owner: TypeInfo, _ arguments: [CallArgument], in scope: Scope
  ) -> Bool {
    guard let match = matching(function.parameters, arguments) else { return false }
    for (parameter, indices) in zip(function.parameters, match) {
      guard let info = declaredType(TypeHint(parameter.type.unwrapped, owner: owner), in: nil),
        info.kind != .protocolType
      else { continue }
      for index in indices where !arguments[index].value.isClosure {
        let argument = arguments[index].value
        if case .string = argument.kind { return true }
        if isImplicitConstant(argument) || argument.isConstruction { continue }
        if case .string? = try? evaluate(argument, in: scope) { return true }
      }
    }
    return false
  }

  /// Whether a parameter is of a type from outside: what fits it can't be told, so two such overloads would
  /// call each other for ever.
  func takesOutsideTypes(_ function: FunctionCode) -> Bool {
    function.parameters.contains { parameter in
      guard let name = parameter.type.unwrapped.simpleName else { return false }
      return !SDK.isKnownType(name) && project.types(named: name).isEmpty
    }
  }

  /// Whether a modifier that the app adds is only the modifier value inside whose body it is asked for: there
  /// the built-in one of the name is meant, or neither would end.
  func isModifier(_ function: FunctionCode, madeBy owner: TypeInfo?) -> Bool {
    guard let owner, let expression = function.body.value?.last?.result,
      case .postfix(let base, let steps) = expression.kind, case .call(let arguments, _)? = steps.last,
      let argument = arguments.first, case .postfix(let made, _) = argument.value.kind
    else { return false }
    var called = base.kind.plainName
    if case .member(let name, _)? = steps.dropLast().last { called = name }
    return called == "modifier" && made.kind.plainName == owner.name
  }

  /// Whether an argument says that it is of another type than one from outside, of which nothing is known:
  /// `Color(…)` or `8` where an app adds `foregroundStyle(_: BrandColor)` or `padding(_: BrandSpace)` for what a
  /// package measures with.
  func isOfAnotherType(_ expression: Expression, than wanted: String, in scope: Scope) -> Bool {
    guard !SDK.isKnownType(wanted), !SDK.commonProtocols.contains(wanted),
      !SDK.builderProtocols.contains(wanted),
      project.types(named: wanted).isEmpty
    else { return false }
    switch expression.kind {
    case .integer, .float, .bool, .string: return true
    default: break
    }
    if case .postfix(let base, let steps) = expression.kind, case .name(let name) = base.kind,
      name.startsUppercase
    {
      let members = steps.compactMap { if case .member(let member, _) = $0 { member } else { nil } }
      return name != wanted && !members.contains(wanted) && SDK.isKnownType(name)
    }
    guard case .value(let value)? = owner(of: expression, in: scope) else { return false }
    return SDK.isKnownType(value.typeName)
  }

  /// Whether the SDK's own modifier of that name takes such arguments: an overload that the app disfavors
  /// is not asked for then, but by a closure that is given a binding.
  func isOfSDK(_ name: String, _ arguments: [CallArgument]) -> Bool {
    guard let labels = SDK.presentationLabels[name] else { return false }
    return arguments.allSatisfy { argument in
      if case .closure(let code) = argument.value.kind,
        code.parameters.contains(where: { $0.name.hasPrefix("$") })
      {
        return false
      }
      return argument.label.map { labels.contains($0) } ?? argument.isTrailingClosure
    }
  }
}

extension Expression {
  /// `Tide(…)`: something that is made here.
  var isConstruction: Bool {
    guard case .postfix(let base, let steps) = kind, case .call? = steps.last else { return false }
    return base.kind.plainName?.startsUppercase ?? false
  }
}

extension SDK {
  /// What the SDK's presentations are called with.
  static let presentationLabels: [String: Set<String>] = [
    "sheet": ["isPresented", "item", "onDismiss", "content"],
    "fullScreenCover": ["isPresented", "item", "onDismiss", "content"],
    "popover": ["isPresented", "item", "attachmentAnchor", "arrowEdge", "arrowEdges", "content"],
    "navigationDestination": ["isPresented", "item", "for", "destination"],
  ]
}

extension Statement {
  /// What a function gives whose last statement this is, with `return` or without.
  fileprivate var result: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .return(let expression): expression
    default: nil
    }
  }
}
