extension Machine {
  /// What a bare name means where it stands.
  func lookUp(_ name: String, in scope: Scope, _ expression: Expression) throws(Interrupt) -> Value {
    if let labeled = LabeledName(name) {
      if let function = labeledName(labeled, in: scope, expression) { return function }
      return try lookUp(labeled.base, in: scope, expression)
    }
    if let value = try local(name, in: scope, expression) { return value }
    if name.hasPrefix("$"), let value = try projected(String(name.dropFirst()), in: scope, expression) {
      return value
    }
    if let value = try memberOfSelf(name, in: scope, expression) { return value }
    if name.hasPrefix("_"), let value = try storage(String(name.dropFirst()), in: scope, expression) {
      return value
    }
    if let owner = scope.owner, let value = try staticMember(name, of: owner, arguments: nil),
      !value.isFunction
    {
      // In a parameter's default value the type's own statics need no name before them.
      return value
    }
    for type in typesAround(scope, declaring: name) {
      if let value = try staticMember(name, of: type, arguments: nil), !value.isFunctionOfType {
        return value
      }
    }
    if name == "objectWillChange", let found = scope.find("self"),
      case .object = found.scope.variables[found.index].value
    {
      return .record("Publisher", [:])
    }
    if Machine.membersOfAll.contains(name), let found = scope.find("self"),
      let value = try libraryMember(name, of: found.scope.variables[found.index].value)
    {
      return value
    }
    if name == "super", let found = scope.find("self") { return found.scope.variables[found.index].value }
    if name == "Self" { return selfType(in: scope) }
    if let type = boundParameter(name, in: scope) { return .type(type) }
    if let type = findType(name, in: scope) { return .type(type) }
    if let value = try global(name, from: expression.file) { return value }
    if name == "Self", let owner = scope.owner { return .type(TypeValue(info: owner, name: owner.name)) }
    if let value = libraryGlobal(name) { return value }
    // `_VariadicView` is a type of the SDK's too.
    if name.first(where: { $0 != "_" })?.isUppercase == true || SDK.isKnownType(name) {
      return .type(TypeValue(info: nil, name: name))
    }
    if let found = scope.find("self"), case .object(let reference) = found.scope.variables[found.index].value,
      isUIKit(.object(reference))
    {
      return try uikitMember(name, of: reference)
    }
    if let modifier = modifierOfSelf(name, in: scope) { return modifier }
    if let value = try extendedTypeMember(name, in: scope, expression) { return value }
    if isNamespaceOfAssets(name) { return .type(TypeValue(info: nil, name: name)) }
    if let value = outsideName(name, in: scope) { return value }
    return unknown(expression, missing: name)
  }

  /// What the SDK's types call the instance that everybody uses.
  private static let sharedInstances: Set<String> = [
    "current", "default", "general", "main", "shared", "standard",
  ]

  /// What types have by the protocols of the library that they conform to.
  private static let membersOfAll: Set<String> = ["hashValue", "localizedDescription"]

  private func local(
    _ name: String, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let found = scope.find(name) {
      let variable = found.scope.variables[found.index]
      switch variable.kind {
      case .plain: return variable.value
      case .computed(let body):
        return try deeper(expression.file, expression.start) { () throws(Interrupt) in
          try self.runBody(body, in: Scope(parent: found.scope), isBuilder: false)
        }
      case .state(let binding): return read(binding)
      }
    }
    if name.hasPrefix("$"), let found = scope.find(String(name.dropFirst())) {
      let variable = found.scope.variables[found.index]
      if case .state(let binding) = variable.kind { return .binding(binding) }
      if case .binding = variable.value { return variable.value }
    }
    if let (function, owner) = scope.localFunctions(name).first {
      return .closure(ClosureValue(body: .function(function, owner: nil, type: nil), scope: owner))
    }
    return nil
  }

  /// Implicit `self`: a property or a method of the type whose code is running, or of a type
  /// around it.
  private func memberOfSelf(
    _ name: String, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let found = scope.find("self") else { return nil }
    let value = found.scope.variables[found.index].value
    if let member = try declaredMember(name, of: value, file: expression.file, start: expression.start) {
      return member
    }
    guard scope.owner != nil else { return nil }
    if case .type(let type) = value {
      guard type.info?.declaration == nil else { return nil }
      if let constant = libraryStatic(type.name, name) { return constant }
      // `` `default`.urls(…) `` in a static function of an extension of FileManager.
      return Machine.sharedInstances.contains(name)
        ? try typeMember(name, of: TypeValue(info: nil, name: type.name), file: expression.file) : nil
    }
    if case .binding(let binding) = value, name == "wrappedValue" || name == "projectedValue" {
      return try bindingMember(name, of: binding)
    }
    // Inside a type of the SDK that the app extends, its own members need no `self` either.
    if scope.owner?.declaration == nil || scope.owner?.kind == .protocolType {
      // What may be set on such a value reads as nothing by any name, also by that of a type or a global.
      if !name.startsUppercase, let member = try libraryMember(name, of: value),
        !member.isNone || project.globalVariable(name, file: expression.file) == nil
      {
        return member
      }
      if case .symbol(let symbol) = value, let made = asset(name, symbol, near: expression.file) {
        return made
      }
    }
    // What is inside an optional stands for it: what else the app adds to optionals is asked by name.
    return scope.owner?.name == "Optional" ? try optionalMember(name, of: value) : nil
  }

  /// The types that the running type is declared in, nearest first, that have a static member of that
  /// name: inside, it needs no type before it.
  func typesAround(_ scope: Scope, declaring name: String) -> [TypeInfo] {
    guard let owner = scope.owner, owner.path.count > 1 else { return [] }
    var result: [TypeInfo] = []
    for path in owner.pathsAround(in: scope.file).dropFirst() {
      let declared = project.findType(path, owner: nil, file: owner.declaration?.file)
      let added = project.extensions(of: [path[path.count - 1]], declaring: name)
      result += ((declared.map { [$0] } ?? []) + added).filter { type in
        type.path == path && (type.staticProperties[name] != nil || type.staticFunctions[name] != nil)
      }
    }
    return result
  }

  /// What a type parameter of the type around stands for, told by a property that holds one: `Row` of a
  /// `Picker<Row>` with `let selected: Row`.
  func boundParameter(_ name: String, in scope: Scope) -> TypeValue? {
    guard let owner = scope.owner, owner.genericParameters.contains(name), let found = scope.find("self")
    else { return nil }
    let instance = found.scope.variables[found.index].value
    if let given = typeArgument(name, of: owner, in: instance) { return given }
    if case .object(let reference) = instance,
      let argument = inheritedArgument(for: name, of: owner, in: reference.type),
      case .type(let type) = resolve(argument.type, owner: argument.owner, file: argument.file)
    {
      return type
    }
    let fields: [(PropertyCode, Value)]
    switch instance {
    case .structure(let instance): fields = Array(zip(instance.type.storedProperties, instance.fields))
    case .object(let reference):
      guard state.objects.indices.contains(reference.id) else { return nil }
      reads.spoil()
      let held = state.objects[reference.id].fields
      fields = owner.storedProperties.compactMap { property in held[property.name].map { (property, $0) } }
    default: return nil
    }
    for (property, field) in fields {
      guard let value = sample(of: name, in: property.type?.unwrapped, field) else { continue }
      if let info = declaredInfo(of: value) { return TypeValue(info: info, name: info.name) }
      switch value {
      case .bool, .int, .double, .string, .date, .url: return TypeValue(info: nil, name: value.typeName)
      default: continue
      }
    }
    return standInParameter(name, of: owner)
  }

  /// A type parameter of a view that is shown with stand-ins: the first type of the app's that is all that
  /// it asks for.
  private func standInParameter(_ name: String, of owner: TypeInfo) -> TypeValue? {
    guard owner === standInType, let protocols = owner.declaration?.constraints[name] else { return nil }
    let info =
      project.firstConformer(toAll: protocols)
      ?? protocols.lazy.filter { !SDK.commonProtocols.contains($0) }
      .compactMap { self.project.firstConformer(to: $0) }.first
    guard let info else { return nil }
    notice(
      .note, .standIn, owner.declaration?.file, owner.declaration?.start ?? 0,
      "nobody says what '\(name)' is here; '\(info.name)' stands in for it")
    return TypeValue(info: info, name: info.name)
  }

  private func sample(of name: String, in type: TypeName?, _ value: Value) -> Value? {
    var value = value
    if case .binding(let binding) = value { value = read(binding) }
    switch type {
    case .named([name], [])?: return value
    case .array(.named([name], []))?, .named(["Array"], [.named([name], [])])?,
      .named(["Set"], [.named([name], [])])?:
      switch value {
      case .array(let values): return values.first
      case .set(let values): return values.first
      default: return nil
      }
    case .named(["Binding"], [.named([name], [])])?: return value
    default: return nil
    }
  }

  func selfType(in scope: Scope) -> Value {
    if let found = scope.find("self") {
      switch found.scope.variables[found.index].value {
      case .structure(let value): return .type(TypeValue(info: value.type, name: value.type.name))
      case .enumeration(let value): return .type(TypeValue(info: value.type, name: value.type.name))
      case .object(let value): return .type(TypeValue(info: value.type, name: value.type.name))
      case .type(let type): return .type(type)
      case let other: return .type(TypeValue(info: nil, name: other.typeName))
      }
    }
    return scope.owner.map { .type(TypeValue(info: $0, name: $0.name)) }
      ?? .type(TypeValue(info: nil, name: "Self"))
  }

  /// A declared type by its simple name: local, nested in the types around, then anywhere.
  func findType(_ name: String, in scope: Scope?) -> TypeValue? {
    if let info = scope?.localType(name) { return TypeValue(info: info, name: name) }
    if let target = project.innerAlias(name, [], owner: scope?.owner, file: scope?.file),
      let type = spelledOut(resolve(target, owner: scope?.owner))
    {
      return type
    }
    return project.findType([name], owner: scope?.owner, file: scope?.file).map {
      TypeValue(info: $0, name: $0.name)
    } ?? aliased(name, owner: scope?.owner, file: scope?.file)
  }

  private func aliased(_ name: String, owner: TypeInfo?, file: FileCode?) -> TypeValue? {
    guard let target = project.alias(name, owner: owner, file: file) else { return nil }
    return spelledOut(resolve(target, owner: owner))
  }

  /// What an alias that stands in a type stands for.
  func aliased(_ name: String, in info: TypeInfo) -> TypeValue? {
    guard project.aliasNames.contains(name) else { return nil }
    for type in project.lineage(of: info) {
      if let alias = type.aliases[name] { return spelledOut(resolve(alias.type, owner: type)) }
    }
    return nil
  }

  /// `Array<Tide>` for `[Tide]`: what is short for a type can be made and asked by its name.
  private func spelledOut(_ type: ResolvedType) -> TypeValue? {
    switch type {
    case .type(let type): type
    case .optional(let wrapped): TypeValue(info: nil, name: "Optional", arguments: [wrapped])
    case .other(.array(let element)): TypeValue(info: nil, name: "Array", arguments: [element])
    case .other(.dictionary(let key, let value)):
      TypeValue(info: nil, name: "Dictionary", arguments: [key, value])
    case .other: nil
    }
  }

  func global(_ name: String, from file: FileCode?) throws(Interrupt) -> Value? {
    if let property = project.globalVariable(name, file: file) {
      return try staticValue(property, key: "::\(property.file.path)::\(name)", owner: nil)
    }
    if let function = project.globalFunctions(name, from: file).first {
      return .closure(ClosureValue(body: .function(function, owner: nil, type: nil), scope: nil))
    }
    return nil
  }

  /// `$name`: the projection of a wrapped property of `self`.
  /// The wrapper itself, handed on: for the system's, what they project stands for it.
  private func storage(
    _ name: String, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let found = scope.find("self") else { return nil }
    let owner = found.scope.variables[found.index].value
    if let wrapper = try wrapper(of: name, in: owner) { return wrapper }
    return try projection(name, of: owner)
  }

  private func projected(
    _ name: String, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let found = scope.find("self") else { return nil }
    return try projection(name, of: found.scope.variables[found.index].value)
  }
}
