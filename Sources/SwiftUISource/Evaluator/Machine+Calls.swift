import EarshotViewTree

extension Machine {
  /// Calls a declared function with arguments as written.
  ///
  /// - Parameters:
  ///   - owner: the instance or type whose member it is.
  ///   - closureScope: the scope that a local function was declared in.
  ///   - mutated: receives `self` as a mutating method leaves it.
  func call(
    _ function: FunctionCode, owner: Value?, type: TypeInfo?, _ arguments: [CallArgument],
    from caller: Scope, closureScope: Scope?, _ expression: Expression,
    mutated: ((Value) throws(Interrupt) -> Void)? = nil
  ) throws(Interrupt) -> Value {
    defer { if waitsForPlace { place(expression.file, expression.start) } }
    let expected = expectedResult
    expectedResult = nil
    let made = madeType
    madeType = nil
    guard let match = matching(function.parameters, arguments) else {
      return unknownCall(function.name, expression, end: expression.end, try closures(arguments, in: caller))
    }
    let scope = Scope(parent: closureScope, owner: type, file: function.file)
    scope.body = .function(function)
    if let owner { scope.declare("self", owner, isLet: false) }
    bindElement(of: owner, in: scope)
    var writeBacks: [(Expression, String)] = []
    let told = inferredParameters(function.genericParameters, function.parameters, arguments, in: caller)
    for (parameter, indices) in zip(function.parameters, match) {
      let hint =
        toldHint(for: parameter, told, from: caller)
        ?? resultHint(for: parameter, of: function, indices.map { arguments[$0].value }, expected)
        ?? hint(for: parameter, owner: owner, of: type, made: made, in: caller, file: function.file)
      if parameter.isVariadic {
        var values: [Value] = []
        for index in indices { values.append(try evaluate(arguments[index].value, in: caller, hint: hint)) }
        scope.declare(parameter.name, .array(values))
      } else if let index = indices.first {
        let argument = arguments[index].value
        if parameter.isAutoclosure, !argument.isClosure {
          scope.declare(parameter.name, autoclosure(argument, in: caller))
          continue
        }
        var value = try evaluate(argument, in: caller, hint: hint)
        value = try fit(value, to: hint.type, owner: hint.owner)
        if parameter.isInOut, case .inOut(let target) = argument.kind {
          writeBacks.append((target, parameter.name))
        }
        bindGenerics(function, parameter, value, in: scope)
        bindMember(function, parameter, argument, owner: type, in: scope)
        scope.declare(
          parameter.name, marked(value, parameter, owner: type), isLet: !parameter.isInOut,
          type: parameter.type)
      } else if let initial = parameter.defaultValue {
        let value = try defaultValue(
          initial, of: parameter, hint, in: scope, for: expression, from: caller)
        scope.declare(parameter.name, marked(value, parameter, owner: type), type: parameter.type)
      } else {
        scope.declare(parameter.name, .none)
      }
    }
    bindResult(of: function, to: expected, in: scope, from: caller)
    let open = openConditions
    let result = try run(function, in: scope, expression)
    if openConditions > open { keepGiven(function, owner: owner, in: scope) }
    if function.isMutating, let mutated, let found = scope.find("self") {
      try mutated(found.scope.variables[found.index].value)
    }
    for (target, name) in writeBacks {
      if let found = scope.find(name) {
        let value = found.scope.variables[found.index].value
        try mutate(target, in: caller) { (place) throws(Interrupt) in place = value }
      }
    }
    return result
  }

  /// Calls a declared function with values.
  func call(
    _ function: FunctionCode, owner: Value?, type: TypeInfo?, values: [Value],
    closureScope: Scope? = nil, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let scope = Scope(parent: closureScope, owner: type, file: function.file)
    scope.body = .function(function)
    if let owner { scope.declare("self", owner, isLet: false) }
    bindElement(of: owner, in: scope)
    var values = values
    if values.count == 1, function.parameters.count > 1, case .tuple(let parts) = values[0],
      parts.count == function.parameters.count
    {
      // `tides.enumerated().map(row)`: a pair for a function of two.
      values = parts.map(\.value)
    }
    for (index, parameter) in function.parameters.enumerated() {
      if index < values.count {
        let value = try fit(values[index], to: parameter.type, owner: type)
        bindGenerics(function, parameter, value, in: scope)
        scope.declare(
          parameter.name, marked(value, parameter, owner: type), isLet: !parameter.isInOut,
          type: parameter.type)
      } else if let initial = parameter.defaultValue {
        let hint = hint(for: parameter, owner: type, file: function.file)
        scope.declare(
          parameter.name,
          try defaultValue(initial, of: parameter, hint, in: scope, for: expression, from: nil))
      }
    }
    return try run(function, in: scope, expression)
  }

  /// A closure that goes to a view-builder parameter is one.
  private func marked(_ value: Value, _ parameter: ParameterCode, owner: TypeInfo?) -> Value {
    guard parameter.isViewBuilder || isBuilderType(parameter.type), case .closure(var closure) = value else {
      return value
    }
    closure.isViewBuilder = true
    closure.builder = ownBuilder(parameter.builder, owner: owner)
    return .closure(closure)
  }

  private func isBuilderType(_ type: TypeName) -> Bool {
    if case .function(_, _, true) = type.unwrapped { return true }
    return false
  }

  private func run(_ function: FunctionCode, in scope: Scope, _ expression: Expression) throws(Interrupt)
    -> Value
  {
    guard let body = function.body.value else { return .void }
    let isBuilder = function.isViewBuilder || isViewType(function.result)
    let builder = function.builder == nil ? nil : ownBuilder(function.builder, owner: scope.owner)
    return try sheltered(
      expression.file.text(expression.start, expression.end), isBuilder: isBuilder
    ) { () throws(Interrupt) in
      try deeper(expression.file, expression.start) { () throws(Interrupt) in
        let value = try self.runBody(
          body, in: scope, isBuilder: isBuilder,
          hint: function.result.map { TypeHint($0, owner: scope.owner, file: scope.file) }, by: builder)
        if case .void = value, self.promisesText(function) { return self.nothing(of: function, expression) }
        return try self.fit(value, to: function.result, owner: scope.owner)
      }
    }
  }

  /// A function that should have returned something to be shown and came to its end: something in it was
  /// not understood.
  private func nothing(of function: FunctionCode, _ expression: Expression) -> Value {
    notice(
      .warning, .unknownValue, expression.file, expression.start,
      "nothing that '\(function.name)' returns is reached here; it is shown by its source text")
    let source = expression.file.text(expression.start, expression.end)
    return .unknown(UnknownValue(source: source, missing: function.name))
  }

  private func promisesText(_ function: FunctionCode) -> Bool {
    guard case .named(let path, _)? = function.result, path.count == 1 else { return false }
    return ["String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Int", "Double"]
      .contains(path[0])
  }

  /// `some View` and what is like it: the body may be a builder's. What is of a protocol of the app's keeps the
  /// members of its own type.
  func isViewType(_ type: TypeName?) -> Bool {
    switch type {
    case .opaque(let names):
      names.contains { SDK.builderProtocols.contains($0) }
    default: false
    }
  }

  // MARK: Closures

  func makeClosure(
    _ code: ClosureCode, _ expression: Expression, in scope: Scope, hint: TypeHint?
  ) -> ClosureValue {
    var captured = scope
    if !code.captures.isEmpty {
      captured = Scope(parent: scope)
      for capture in code.captures where capture.name != "self" {
        let value: Value? =
          if let expression = capture.value { try? evaluate(expression, in: scope) } else {
            scope.find(capture.name).map { $0.scope.variables[$0.index].value }
          }
        if let value { captured.declare(capture.name, value) }
      }
    }
    var closure = ClosureValue(body: .code(code, expression.file), scope: captured)
    if let hint, case .function(_, _, let isBuilder) = expanded(hint.type, owner: hint.owner) {
      closure.isViewBuilder = isBuilder
      closure.type = TypeHint(
        expanded(hint.type, owner: hint.owner), owner: hint.owner ?? scope.owner,
        file: hint.file ?? (hint.owner == nil ? scope.file : nil))
    }
    return closure
  }

  /// Calls a closure with values.
  func call(_ closure: ClosureValue, _ values: [Value], _ expression: Expression?) throws(Interrupt) -> Value
  {
    switch closure.body {
    case .code(let code, let file):
      let scope = Scope(parent: closure.scope, file: file)
      bind(try fitted(values, to: code, closure.type), to: code, in: scope)
      let result = resultHint(of: code, closure)
      return try deeper(expression?.file ?? file, expression?.start ?? 0) { () throws(Interrupt) in
        let value = try self.runBody(
          code.body, in: scope, isBuilder: closure.isViewBuilder, hint: result, by: closure.builder)
        return result == nil ? value : try self.fit(value, to: result?.type, owner: result?.owner)
      }
    case .function(let function, let owner, let type):
      return try call(
        function, owner: owner, type: type, values: values, closureScope: closure.scope,
        expression ?? placeholder(function.file))
    case .initializer(let type):
      var values = values
      if values.count == 1, case .tuple(let parts) = values[0], closure.labels.isEmpty,
        impliedLabels(of: type, count: 1).isEmpty, !impliedLabels(of: type, count: parts.count).isEmpty
      {
        // `tides.enumerated().map(Row.init)`: a pair for an initializer of two.
        values = parts.map(\.value)
      }
      let labels = closure.labels.isEmpty ? impliedLabels(of: type, count: values.count) : closure.labels
      let arguments = values.enumerated().map { index, value in
        EvaluatedArgument(label: index < labels.count ? labels[index] : nil, value: value)
      }
      return try construct(type, values: arguments, expression ?? placeholder(nil))
    case .enumCase(let info, let name):
      let labels = info.cases.first { $0.name == name }?.payload.map(\.label) ?? []
      return .enumeration(EnumValue(type: info, name: name, payload: values, labels: labels))
    case .operatorNamed(let op):
      return try call(operator: op, values, closure.type, expression ?? placeholder(nil))
    case .member(let owner, let name):
      let place = expression ?? placeholder(nil)
      return try deeper(place.file, place.start) { () throws(Interrupt) in
        try self.callMember(name, of: owner, values, labels: closure.labels, place)
      }
    case .native(let function): return try callNative(function, values)
    }
  }

  private func resultHint(of code: ClosureCode, _ closure: ClosureValue) -> TypeHint? {
    if let result = code.result {
      return TypeHint(result, owner: closure.scope?.owner, file: closure.scope?.file)
    }
    if case .function(_, let result, _)? = closure.type?.type, result != .named(["Void"], []) {
      return TypeHint(result, owner: closure.type?.owner, file: closure.type?.file)
    }
    return nil
  }

  /// The arguments of a closure as the types of its parameters want them.
  private func fitted(
    _ values: [Value], to code: ClosureCode, _ type: TypeHint?
  ) throws(Interrupt) -> [Value] {
    var types: [TypeName?] = code.parameters.map(\.type)
    var owner: TypeInfo?
    if case .function(let parameters, _, _)? = type?.type, types.allSatisfy({ $0 == nil }) {
      types = parameters
      owner = type?.owner
    }
    guard types.contains(where: { $0 != nil }), types.count == values.count else { return values }
    var result: [Value] = []
    for (value, type) in zip(values, types) { result.append(try fit(value, to: type, owner: owner)) }
    return result
  }

  /// An expression that stands for code of the system where a place is asked for.
  func placeholder(_ file: FileCode?) -> Expression {
    Expression(.discard, start: 0, end: 0, file: file ?? FileCode(path: "", bytes: []))
  }

  private func bind(_ values: [Value], to code: ClosureCode, in scope: Scope) {
    if code.parameters.isEmpty {
      // One tuple for several shorthand arguments is taken apart.
      if values.count == 1, code.shorthandCount > 1, case .tuple(let elements) = values[0] {
        for (index, element) in elements.enumerated() { scope.declare("$\(index)", element.value) }
        return
      }
      for (index, value) in values.enumerated() { scope.declare("$\(index)", value) }
      return
    }
    if code.parameters.count > 1, values.count == 1, case .tuple(let elements) = values[0] {
      for (parameter, element) in zip(code.parameters, elements) {
        declare(parameter: parameter.name, element.value, in: scope)
      }
      return
    }
    for (index, parameter) in code.parameters.enumerated() where index < values.count {
      declare(parameter: parameter.name, values[index], in: scope)
    }
  }

  /// `{ $item in … }` binds `item` to what the binding holds and `$item` to the binding; what shares its value in
  /// another way counts as a binding that stays as it is.
  private func declare(parameter name: String, _ value: Value, in scope: Scope) {
    guard name.hasPrefix("$") else {
      scope.declare(name, value)
      return
    }
    var binding = BindingValue.constant(value)
    if case .binding(let given) = value { binding = given }
    scope.variables.append(
      Scope.Variable(
        name: String(name.dropFirst()), value: .none, isLet: false, type: nil, kind: .state(binding)))
  }

  /// Runs an action of the app, then what it has put off by a moment, soonest first; what is
  /// thrown is reported.
  func perform(_ value: Value, _ arguments: [Value]) {
    steps = 0
    ahead = 0
    guard case .closure(let closure) = value else { return }
    isActing = true
    defer { isActing = false }
    do {
      _ = try call(closure, arguments, nil)
    } catch .suspended {
      _ = putOffSuspended()
    } catch {
      report(error)
    }
    var rounds = 0
    while !delayed.isEmpty, rounds < 100 {
      rounds += 1
      let next = delayed.indices.min { delayed[$0].seconds < delayed[$1].seconds } ?? 0
      guard case .closure(let work) = delayed.remove(at: next).work else { continue }
      do {
        _ = try call(work, [], nil)
      } catch .suspended {
        _ = putOffSuspended()
      } catch {
        report(error)
      }
    }
  }

  private func callNative(_ function: NativeFunction, _ values: [Value]) throws(Interrupt) -> Value {
    switch function {
    case .dismiss(let target):
      switch target {
      case .none: break
      case .pop(let identity): events.append(.interface(.pop(identity)))
      case .setFalse(let binding): write(.bool(false), to: binding)
      case .setNil(let binding): write(.none, to: binding)
      case .truncate(let path, let count): truncate(path, to: count)
      }
      return .void
    case .openURL:
      if let url = values.first { events.append(.output("open \(describe(url))")) }
      return .void
    case .doNothing: return .void
    case .standIn(let name, let type, let owner):
      return try standIn(named: name, type, owner: owner?.info, depth: 1)
    case .identity: return values.first ?? .void
    }
  }
}
