/// What type parameters stand for: in a function by its arguments and by what is expected of it, in the instances
/// of a type by how they were made.
extension Machine {
  /// `T` inside a generic function is the type of the argument that was declared with it.
  func bindGenerics(
    _ function: FunctionCode, _ parameter: ParameterCode, _ value: Value, in scope: Scope
  ) {
    guard !function.genericParameters.isEmpty else { return }
    switch parameter.type {
    case .named(let path, let arguments):
      if let name = path.first, function.genericParameters.contains(name), scope.find(name) == nil {
        scope.declare(name, .type(TypeValue(info: declaredInfo(of: value), name: value.typeName)))
      } else if path == ["Type"], let name = arguments.first?.simpleName, value.typeOfType,
        function.genericParameters.contains(name)
      {
        scope.declare(name, value)
      } else if path == ["Binding"], let name = arguments.first?.simpleName,
        case .binding(let binding) = value
      {
        bindGeneric(name, of: function, to: read(binding), in: scope)
      }
    case .array(let element):
      guard let name = element.simpleName, let first = value.arrayValue?.first else { return }
      bindGeneric(name, of: function, to: first, in: scope)
    case .function(_, let result, _): bindResult(result, of: function, to: value, in: scope)
    default: break
    }
  }

  /// `T` of `_ make: () -> T` is the type that a closure says it returns, or the one that it makes at once:
  /// `{ () -> Tide in … }`, `{ Tide() }`.
  private func bindResult(
    _ result: TypeName, of function: FunctionCode, to value: Value, in scope: Scope
  ) {
    guard let name = result.unwrapped.simpleName, function.genericParameters.contains(name),
      scope.find(name) == nil, case .closure(let closure) = value,
      case .code(let code, let file) = closure.body
    else { return }
    if let written = code.result {
      scope.declare(name, typeValues(written, owner: closure.scope?.owner, file: file))
    } else if code.body.count == 1, case .expression(let made)? = code.body.first?.kind,
      case .type(_, let info?)? = closure.scope.flatMap({ owner(of: made, in: $0) })
    {
      scope.declare(name, .type(TypeValue(info: info, name: info.name)))
    }
  }

  /// `T` of a `Binding<T>` and of a `[T]` is the type of what is bound and listed.
  private func bindGeneric(_ name: String, of function: FunctionCode, to value: Value, in scope: Scope) {
    guard function.genericParameters.contains(name), scope.find(name) == nil,
      let info = declaredInfo(of: value)
    else { return }
    scope.declare(name, .type(TypeValue(info: info, name: info.name)))
  }

  /// `changed(.calm) { … }` of `func changed<T>(_: T, …) -> T`: what is given is of the type that is expected of
  /// the call.
  func resultHint(
    for parameter: ParameterCode, of function: FunctionCode, _ given: [Expression], _ expected: TypeHint?
  ) -> TypeHint? {
    guard let expected, let name = parameter.type.unwrapped.simpleName,
      function.genericParameters.contains(name), function.result?.unwrapped.simpleName == name,
      given.contains(where: \.isImplicitMember), declaredType(expected, in: nil)?.kind != .protocolType
    else { return nil }
    return expected
  }

  /// `T` of `func load<T>(_:) -> T` is what the place expects that the call stands in.
  func bindResult(
    of function: FunctionCode, to expected: TypeHint?, in scope: Scope, from caller: Scope
  ) {
    guard let expected, !function.genericParameters.isEmpty, let result = function.result?.unwrapped else {
      return
    }
    var wanted = expected.type.unwrapped
    var name = result.simpleName
    if case .array(let element) = result {
      name = element.simpleName
      guard case .array(let held) = wanted else { return }
      wanted = held
    }
    guard let name, function.genericParameters.contains(name), scope.find(name) == nil else { return }
    // What the caller expects may be a type parameter of its own.
    let own = wanted.simpleName.flatMap { name in
      caller.find(name).map { $0.scope.variables[$0.index].value }
        ?? boundParameter(name, in: caller).map { .type($0) }
    }
    switch own {
    case .type?, .array?, .dictionary?: scope.declare(name, own ?? .none)
    default: scope.declare(name, typeValues(wanted, owner: expected.owner, file: expected.file))
    }
  }

  /// `[Tide]` as the list of one type that it reads as, `[String: Tide]` as the dictionary of one pair.
  func typeValues(_ type: TypeName, owner: TypeInfo?, file: FileCode?) -> Value {
    switch type {
    case .array(let element): return .array([typeValues(element, owner: owner, file: file)])
    case .dictionary(let key, let held):
      let key = typeValues(key, owner: owner, file: file)
      return .dictionary([key: typeValues(held, owner: owner, file: file)])
    default: break
    }
    if case .type(let value) = resolve(type, owner: owner, file: file) { return .type(value) }
    return .type(TypeValue(info: nil, name: type.text))
  }

  /// `Stack()` where a `Stack<Tide>` is wanted.
  func awaited(_ type: TypeValue, by hint: TypeHint?) -> TypeValue {
    guard type.arguments.isEmpty, let info = type.info, !info.genericParameters.isEmpty,
      case .named(let path, let arguments)? = hint?.type.unwrapped, path.last == info.name,
      arguments.count == info.genericParameters.count
    else { return type }
    var awaited = type
    awaited.arguments = arguments
    return awaited
  }

  /// `Tide` of `Stack<Tide>()`, as the place means it that makes one.
  func typeArguments(of type: TypeValue, in scope: Scope) -> [TypeValue] {
    type.arguments.map { argument in
      if let name = argument.simpleName {
        if let found = scope.find(name), case .type(let type) = found.scope.variables[found.index].value {
          return type
        }
        if let bound = boundParameter(name, in: scope) { return bound }
      }
      if case .type(let type) = resolve(argument, owner: scope.owner, file: scope.file) { return type }
      return TypeValue(info: nil, name: argument.text)
    }
  }

  /// What an instance was made with for a type parameter; nil where nothing said so.
  func typeArgument(_ name: String, of owner: TypeInfo, in instance: Value) -> TypeValue? {
    guard let index = owner.genericParameters.firstIndex(of: name) else { return nil }
    let given: [TypeValue]
    switch instance {
    case .type(let type) where type.info === owner:
      given = typeArguments(of: type, in: Scope(parent: nil, file: owner.declaration?.file))
    case .structure(let instance) where instance.type === owner: given = instance.typeArguments
    case .object(let reference) where reference.type === owner:
      guard state.objects.indices.contains(reference.id) else { return nil }
      given = state.objects[reference.id].typeArguments
    default: return nil
    }
    guard given.indices.contains(index), given[index].name != "_" else { return nil }
    return given[index]
  }
}
