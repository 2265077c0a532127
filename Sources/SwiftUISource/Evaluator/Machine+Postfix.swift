extension Machine {
  /// Walks a chain from its base: members, calls, subscripts, `?` and `!`.
  func postfix(
    _ base: Expression, _ steps: [PostfixStep], in scope: Scope, hint: TypeHint?,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    var index = 0
    var partStart = 0
    var value = try start(base, steps, &index, in: scope, hint: hint, expression)
    while index < steps.count {
      try step(expression.file, expression.start)
      switch steps[index] {
      case .optional:
        if value.isNone || isMissing(value, expression) { return .none }
        if case .type(let type) = value { value = .type(optional(of: type)) }
        if case .unknown(var unknown) = value {
          unknown.source += "?"
          value = .unknown(unknown)
        }
        index += 1
      case .force(let end):
        if value.isNone {
          throw .trap(
            "'!' met nil: \(expression.file.text(expression.start, end))", file: expression.file,
            start: expression.start)
        }
        index += 1
      case .specialize(let arguments):
        if case .type(var type) = value {
          type.arguments = arguments
          value = .type(type)
        }
        index += 1
      case .subscript(let arguments, let end):
        textPartStart = 0
        value = try element(of: value, arguments, in: scope, expression, end: end)
        partStart = textPartStart
        index += 1
      case .call(let arguments, let end):
        value = try call(
          value, arguments, in: scope, hint: index == steps.count - 1 ? hint : nil, expression, end: end)
        index += 1
      case .member(let name, let position):
        if value.isNone,
          let missing = unwrappedNil(
            before: index, asked: name, base, steps, in: scope, expression, position: position)
        {
          value = missing
        }
        if let (arguments, end, consumed) = callAfter(index, steps) {
          if let image = picture(value, before: name) { value = image }
          if isPlainModifier(name), case .view(var view) = value {
            // Taken out of the value so that a long chain grows in place.
            value = .void
            try append(modifier: name, to: &view, arguments, in: scope, expression.file, position)
            value = .view(view)
            index += consumed
            continue
          }
          let hint = hint?.before(steps[(index + consumed)...])
          let chain = Chain(
            base: base, steps: steps, index: index, expression: expression, position: position, end: end)
          if case .int = value, name.hasSuffix("ReportingOverflow"), let only = arguments.first,
            let result = reportingOverflow(
              name, of: value, try evaluate(only.value, in: scope), base, steps[..<index], in: scope,
              expression)
          {
            value = result
            index += consumed
            continue
          }
          if let result = try changeInPlace(name, &value, arguments, in: scope, chain) {
            value = result
          } else {
            value = try method(name, of: value, arguments, in: scope, hint: hint, chain)
          }
          if partStart > 0 { value = place(value, foundBy: name, inPartFrom: &partStart) }
          index += consumed
        } else if index == 0, case .name("super") = base.kind,
          let inherited = try superMember(name, of: value, in: scope)
        {
          value = inherited
          index += 1
        } else if case .int = value,
          let own = widthMember(name, of: value, base, steps[..<index], in: scope, expression)
        {
          value = own
          index += 1
        } else if value.isNone, let own = try nilMember(name, before: index, base, steps, in: scope) {
          value = own
          index += 1
        } else {
          value = try member(name, of: value, in: scope, expression, position: position)
          if partStart > 0 { value = place(value, foundBy: name, inPartFrom: &partStart) }
          index += 1
        }
      }
    }
    return value
  }

  /// Where in a chain a method call stands: what to mutate, and what to name in a notice.
  struct Chain {
    var base: Expression
    var steps: [PostfixStep]
    var index: Int
    var expression: Expression
    var position: Int
    var end: Int

    /// The expression before the method: the target of a mutation.
    var target: Expression {
      if index == 0 { return base }
      return Expression(
        .postfix(base, Array(steps[..<index])), start: base.start, end: position, file: expression.file)
    }
  }

  /// The call that follows the member at `index`, also behind its generic arguments.
  private func callAfter(
    _ index: Int, _ steps: [PostfixStep]
  ) -> (arguments: [CallArgument], end: Int, consumed: Int)? {
    guard index + 1 < steps.count else { return nil }
    if case .call(let arguments, let end) = steps[index + 1] { return (arguments, end, 2) }
    if case .specialize = steps[index + 1], index + 2 < steps.count,
      case .call(let arguments, let end) = steps[index + 2]
    {
      return (arguments, end, 3)
    }
    return nil
  }

  /// The value of the chain's base, together with a call that follows it directly.
  func start(
    _ base: Expression, _ steps: [PostfixStep], _ index: inout Int, in scope: Scope,
    hint: TypeHint?, _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch base.kind {
    case .name(let name):
      if case .call(let arguments, let end)? = steps.first {
        index = 1
        return try callNamed(
          name, arguments, in: scope, hint: hint?.before(steps.dropFirst()), base, end: end)
      }
      return try lookUp(name, in: scope, base)
    case .implicitMember(let name):
      // `.foo(1).bar` is of the hinted type as a whole.
      if case .call(let arguments, let end)? = steps.first {
        index = 1
        return try implicitCall(name, arguments, in: scope, hint: hint, base, end: end)
      }
      return try implicitMember(name, hint: hint, scope, base)
    case .array(let elements) where elements.count == 1 && isEmptyCall(steps.first):
      index = 1
      return .array([])
    case .dictionary(let pairs) where pairs.count == 1 && isEmptyCall(steps.first):
      index = 1
      return .dictionary([:])
    case .closure where steps.count == 1 && isEmptyCall(steps.first) && hint != nil:
      // `let tide: Tide = { … return .init(…) }()`: what it gives is of the type expected.
      let type = hint.map { TypeHint(.function([], $0.type, isViewBuilder: false), owner: $0.owner) }
      return try evaluate(base, in: scope, hint: type)
    default: return try evaluate(base, in: scope, hint: steps.isEmpty ? hint : nil)
    }
  }

  /// `[Tide]()` and `[Tide.ID: Image]()` are empty collections.
  private func isEmptyCall(_ step: PostfixStep?) -> Bool {
    if case .call(let arguments, _)? = step { return arguments.isEmpty }
    return false
  }

  /// `.foo(…)`: a case with payload, a static function, an initializer of the hinted type.
  func implicitCall(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint?,
    _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    if name == "constant", arguments.count == 1, let only = arguments.first, only.label == nil,
      !declaresConstant(hint, in: scope)
    {
      return .binding(.constant(try evaluate(only.value, in: scope, hint: hint?.bound)))
    }
    if let hint, let info = declaredType(hint, in: scope) {
      // `Self` in an extension of a type from outside is that type.
      var type = TypeValue(info: info.declaration == nil ? nil : info, name: info.name)
      if case .named(_, let given) = hint.type.unwrapped { type.arguments = given }
      if name == "init" {
        if let wrapped = optionalArgument(arguments, hint, info) {
          return try evaluate(wrapped, in: scope, hint: hint)
        }
        return try construct(type, arguments, in: scope, expression, end: end)
      }
      let isOutside = info.declaration == nil
      let called =
        try isOutside
        ? extensionStaticCall(name, ofSDKType: info.name, arguments, in: scope, expression)
        : staticCall(name, of: info, arguments, in: scope, expression)
      if let called { return called }
    }
    if name == "init", isBindingOfClosures(arguments) {
      // `.init(get: { … }, set: { … })`, wherever a binding is wanted.
      return try construct(TypeValue(info: nil, name: "Binding"), arguments, in: scope, expression, end: end)
    }
    if name == "init", let hint, let collection = TypeValue.collection(expanded(hint.type, owner: hint.owner))
    {
      return try construct(collection, arguments, in: scope, expression, end: end)
    }
    if let hint, let (collection, element) = collection(of: hint),
      let value = try extensionStaticCall(
        name, ofSDKType: collection, arguments, in: scope, expression, element: element)
    {
      return value
    }
    if let hint, var name2 = hint.type.unwrapped.simpleName {
      if name == "init",
        case .type(let meant) = resolve(hint.type.unwrapped, owner: hint.owner, scope: scope),
        !meant.name.contains(".")
      {
        name2 = meant.name
      }
      if name == "init" {
        var whole = name2
        var given: [TypeName] = []
        if case .named(let path, let arguments) = hint.type.unwrapped {
          whole = path.joined(separator: ".")
          given = arguments
        }
        let isNested = FormatStyleValue.root(ofType: Library.plainName(whole)) != nil
        return try construct(
          TypeValue(info: nil, name: isNested ? whole : name2, arguments: given), arguments, in: scope,
          expression, end: end)
      }
      if let value = try outcome(name, hint, arguments, in: scope) { return value }
      if name == "some" { return try evaluate(arguments.first?.value ?? expression, in: scope, hint: hint) }
      let meant = outsideName(of: hint.type, owner: hint.owner ?? scope.owner) ?? name2
      if let value = try extensionStaticCall(name, ofSDKType: meant, arguments, in: scope, expression) {
        return value
      }
      let evaluated = try evaluate(
        arguments: arguments, in: scope, takesFloating: Machine.takesFloating(name2))
      if let text = catalogText(name, evaluated.map(\.value), wanted: hint, near: expression.file) {
        return text
      }
      if let value = try libraryStaticCall(name2, name, evaluated, expression) { return value }
      return symbol(name, evaluated)
    }
    if name == "some", let only = arguments.first { return try evaluate(only.value, in: scope) }
    let evaluated = try evaluate(arguments: arguments, in: scope, takesFloating: true)
    if name == "init", evaluated.first?.label == "format",
      let value = try makeString(LibraryCall("String", evaluated, expression))
    {
      // Whatever type is expected, a format gives a text.
      return value
    }
    if name == "random", let value = try untypedRandom(evaluated, expression) { return value }
    return symbol(name, evaluated)
  }

  /// Whether `.constant(…)` is a case or a function of the app's own type that is wanted.
  private func declaresConstant(_ hint: TypeHint?, in scope: Scope) -> Bool {
    guard let hint, let info = declaredType(hint, in: scope) else { return false }
    return info.cases.contains { $0.name == "constant" } || info.staticFunctions["constant"] != nil
  }

  /// `.init(.init(name: "Lee"))` for a `Pier?`: where no initializer of the type itself takes one value without
  /// a label, the outer one is that of `Optional`.
  private func optionalArgument(
    _ arguments: [CallArgument], _ hint: TypeHint, _ info: TypeInfo
  ) -> Expression? {
    guard hint.type.isOptional, info.declaration != nil, arguments.count == 1, let only = arguments.first,
      only.label == nil, !only.isTrailingClosure, !takesOneValue(info)
    else { return nil }
    return only.value
  }

  /// Whether something is made of one value without a label.
  func takesOneValue(_ info: TypeInfo) -> Bool {
    isOptionSet(info)
      || project.lineage(of: info).contains { type in
        type.initializers.contains { $0.parameters.first.map { $0.label == nil } ?? false }
      }
  }

  private func isBindingOfClosures(_ arguments: [CallArgument]) -> Bool {
    guard arguments.count == 2, arguments[1].label == "set" else { return false }
    return arguments[0].label == "get" || (arguments[0].label == nil && arguments[0].isTrailingClosure)
  }

  /// `.success(…)` and `.failure(…)` of a result: what is inside is of the type that it names.
  private func outcome(
    _ name: String, _ hint: TypeHint, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value? {
    guard case .named(["Result"], let types) = hint.type.unwrapped, types.count == 2,
      name == "success" || name == "failure", let first = arguments.first
    else { return nil }
    let type = types[name == "success" ? 0 : 1]
    let value = try fit(
      evaluate(first.value, in: scope, hint: TypeHint(type, owner: hint.owner)), to: type, owner: hint.owner)
    return .symbol(
      SymbolValue(type: "Result", name: name, arguments: [LabeledValue(label: nil, value: value)]))
  }

  func symbol(_ name: String, _ arguments: [EvaluatedArgument]) -> Value {
    .symbol(
      SymbolValue(name: name, arguments: arguments.map { LabeledValue(label: $0.label, value: $0.value) }))
  }

  /// - Parameter hint: the type of the first argument, where it is known.
  func evaluate(
    arguments: [CallArgument], in scope: Scope, hint: TypeHint? = nil, takesFloating: Bool = false,
    givenTo receiver: Value = .void
  ) throws(Interrupt) -> [EvaluatedArgument] {
    var result: [EvaluatedArgument] = []
    result.reserveCapacity(arguments.count)
    for argument in arguments {
      let isForClosure = if case .function? = hint?.type { true } else { false }
      let isFirst = result.isEmpty && argument.value.isClosure == isForClosure
      let expected =
        (isFirst ? hint : nil) ?? dateHint(argument.value, for: receiver) ?? addedText(argument)
        ?? (takesFloating ? floatingHint(argument.value) : nil)
      var value = try evaluate(argument.value, in: scope, hint: expected)
      if case .slice = value { value = value.plainArray }
      result.append(
        EvaluatedArgument(
          label: argument.label, value: value, expression: argument.value,
          isTrailingClosure: argument.isTrailingClosure, scope: argument.value.isInOut ? scope : nil))
    }
    return result
  }
}

extension Expression {
  var isTernary: Bool {
    if case .ternary = kind { return true }
    return false
  }

  /// Whether the expression takes its meaning from the type that is expected of it.
  var wantsType: Bool {
    switch kind {
    case .implicitMember, .integer, .tuple: true
    case .array(let elements): elements.contains(where: \.wantsType)
    case .postfix(let base, _): base.wantsType
    case .ternary(_, let a, let b): a.wantsType || b.wantsType
    default: false
    }
  }

  /// `.name`, and what is made of it.
  var isImplicitMember: Bool {
    switch kind {
    case .implicitMember: true
    case .postfix(let base, _): base.isImplicitMember
    default: false
    }
  }

  /// A chain from `self`, or a name by itself.
  var isMemberOfSelf: Bool {
    switch kind {
    case .postfix(let base, _):
      if case .name("self") = base.kind { return true }
      return false
    case .name: return true
    default: return false
    }
  }

  /// `tides.removeFirst()`: a chain with a call in it.
  var calls: Bool {
    guard case .postfix(_, let steps) = kind else { return false }
    return steps.contains(where: \.isCall)
  }

  /// `tide.map { … }`
  var endsInMapping: Bool {
    guard case .postfix(_, let steps) = kind, steps.count > 1, steps[steps.count - 1].isCall,
      case .member(let name, _) = steps[steps.count - 2]
    else { return false }
    return name == "map" || name == "flatMap"
  }

  /// `&tide`
  var isInOut: Bool {
    if case .inOut = kind { return true }
    return false
  }

  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }
}

extension TypeHint {
  /// What is expected of a call by what follows it: `all().first` that is to be a tide wants tides.
  fileprivate func before(_ steps: ArraySlice<PostfixStep>) -> TypeHint? {
    guard let only = steps.first else { return self }
    guard steps.count == 1, case .member(let name, _) = only, ["first", "last"].contains(name) else {
      return nil
    }
    return TypeHint(.array(type.unwrapped), owner: owner, file: file)
  }
}
