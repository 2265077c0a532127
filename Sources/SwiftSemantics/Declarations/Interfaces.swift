import EarshotSwiftCode

extension Program {
  /// What a user of a value sees: its parameters and what it gives, in terms of type parameters.
  package func interface(of value: Value) -> Value.Interface {
    if let made = value.made { return made }
    guard !value.isMaking else {
      return Value.Interface(
        parameters: nil, result: types.hole("the type of \(value.name) follows from itself"))
    }
    value.isMaking = true
    defer { value.isMaking = false }
    let made = makeInterface(of: value)
    value.made = made
    return made
  }

  private func makeInterface(of value: Value) -> Value.Interface {
    switch value.code {
    case .function(let code): return interface(of: code, value)
    case .enumCase(let code):
      let selfType = value.owner?.selfType ?? types.hole("a case outside of an enum")
      return Value.Interface(parameters: code.parameters.map { parameters($0, of: value) }, result: selfType)
    case .variable(let code, let index, let name, _):
      return Value.Interface(
        parameters: nil, result: variableType(code, code.bindings[index], name, of: value),
        isImplicitlyUnwrapped: code.bindings[index].type?.isImplicitlyUnwrapped ?? false)
    case .memberwise(let properties):
      let parameters = properties.map { property in
        var parameter = Value.Parameter(
          label: property.name, name: property.name, type: memberwiseType(of: property),
          hasDefault: property.hasInitialValue || isMadeByWrapper(property))
        parameter.builder = builder(among: property.attributes, in: property.context)
        // What a builder makes of a closure is kept, where the property holds no function (SE-0289).
        if parameter.builder != nil, parameter.type.function == nil {
          parameter.type = types.function(FunctionType(parameters: [], result: parameter.type))
        }
        return parameter
      }
      return Value.Interface(parameters: parameters, result: value.owner?.selfType ?? types.void)
    case .synthesized(let member): return interface(of: member, value)
    }
  }

  private func interface(of code: FunctionDeclaration, _ value: Value) -> Value.Interface {
    let parameters = parameters(code.parameters, of: value)
    if !value.implicitParameters.isEmpty {
      let outer = value.inside.signature
      value.inside.adopt(
        GenericSignature(
          parameters: outer.parameters + value.implicitParameters,
          requirements: outer.requirements + value.implicitRequirements))
    }
    var result: Type
    var isImplicitlyUnwrapped = false
    if case .initializer(let failure) = code.kind {
      result = value.owner?.selfType ?? types.hole("an initializer outside of a type")
      result = reduce(result, in: value.inside)
      if failure != .none { result = language.optional(result) }
      if case .implicitlyUnwrapped = failure { isImplicitlyUnwrapped = true }
    } else {
      result =
        code.result.map { resolve($0, Resolution(context: value.inside, opaqueOwner: value)) } ?? types.void
      isImplicitlyUnwrapped = code.result?.isImplicitlyUnwrapped ?? false
    }
    var isRethrowing = false
    if case .whatArgumentsThrow = code.thrown { isRethrowing = true }
    return Value.Interface(
      parameters: parameters, result: result, isAsync: code.isAsync,
      thrown: resolve(code.thrown, Resolution(context: value.inside)),
      isRethrowing: isRethrowing, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
  }

  func parameters(_ code: [ParameterCode], of value: Value) -> [Value.Parameter] {
    code.map { parameter in
      let (written, isInOut, isAutoclosure) = parameter.type.withoutSpecifiers
      var how = Resolution(context: value.inside)
      how.opaqueOwner = value
      how.isParameter = true
      return Value.Parameter(
        label: parameter.label, name: parameter.name, type: resolve(written, how), isInOut: isInOut,
        isVariadic: parameter.isVariadic, isAutoclosure: isAutoclosure,
        hasDefault: parameter.defaultValue != nil,
        builder: builder(among: parameter.attributes + parameter.type.attributes, in: value.inside))
    }
  }

  /// The result builder among attributes.
  package func builder(among attributes: [Attribute], in context: Context) -> Type? {
    attribute("resultBuilder", among: attributes, in: context)?.type
  }

  /// The attribute whose type is declared with `@resultBuilder`, `@propertyWrapper` …
  package func attribute(
    _ kind: String, among attributes: [Attribute], in context: Context
  ) -> (attribute: Attribute, type: Type)? {
    for attribute in attributes where !attribute.isLanguageOwn {
      let type = resolve(attribute.type, in: context)
      guard let nominal = type.nominal,
        nominal.code.attributes.contains(where: { $0.name == kind }) || MacroMeaning.makes(nominal, kind)
      else { continue }
      return (attribute, type)
    }
    return nil
  }

  /// Why it is not known what an attribute makes of a property: nothing declares the attribute's type. nil where all
  /// are known.
  package func unknownAttribute(of property: Value) -> GapCause? {
    guard case .variable(let code, _, _, _) = property.code else { return nil }
    for attribute in code.attributes where !attribute.isLanguageOwn {
      let macros = lookUp(attribute.name, in: property.context, isMacro: true)
      if macros.contains(where: \.makesAccessors) {
        return GapCause(missing: attribute.name, "what the macro \(attribute.name) makes")
      }
      if !macros.isEmpty { continue }
      let type = resolve(attribute.type, in: property.context)
      if type.isHole, let cause = type.causes.first { return cause }
    }
    return nil
  }

  /// Whether a wrapper needs no value to be made; one that is not known may not.
  func isMadeByWrapper(_ property: Value) -> Bool {
    if unknownAttribute(of: property) != nil { return true }
    guard case .variable(let code, _, _, _) = property.code, let wrapper = wrapperTypes(of: property),
      let nominal = wrapper.storage.nominal
    else { return false }
    if code.attributes.contains(where: { $0.argumentText != nil && $0.name == nominal.name }) { return true }
    // `State` needs none of an optional only.
    return emptyInitializer(of: wrapper.storage, in: property.context) != nil
  }

  /// A wrapped property is given as its value where the wrapper is made from one, and as the wrapper
  /// otherwise.
  private func memberwiseType(of property: Value) -> Type {
    guard case .variable(let code, let index, _, _) = property.code, let wrapper = wrapperTypes(of: property),
      let nominal = wrapper.storage.nominal
    else { return interface(of: property).result }
    let takesValue = memberTable(of: nominal).values(named: "init").contains { value in
      interface(of: value).parameters?.first?.label == "wrappedValue"
    }
    let hasArguments = code.attributes.contains { $0.argumentText != nil }
    let isValue = code.bindings[index].value != nil || takesValue && !hasArguments
    return isValue ? wrapper.wrapped : wrapper.storage
  }

  private func variableType(
    _ code: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ name: String, of value: Value
  ) -> Type {
    if let wrapper = wrapperTypes(of: value) { return wrapper.wrapped }
    if let written = binding.type {
      let how = Resolution(context: value.inside, opaqueOwner: value)
      let type = resolve(written, how)
      let attributed = completed(type, by: binding.value?.value, written, of: value)
      if case .variable = binding.pattern.kind { return attributed }
      return part(of: binding.pattern, named: name, in: attributed) ?? attributed
    }
    guard let initial = binding.value else {
      if let cause = unknownAttribute(of: value) { return types.hole(cause) }
      return types.hole("\(name) has neither a type nor a value")
    }
    let whole = inferInitial(initial.value, attributes: code.attributes, of: value)
    if case .variable = binding.pattern.kind { return whole }
    return part(of: binding.pattern, named: name, in: whole) ?? types.hole("what \(name) is of a pattern")
  }

  /// `let codes: KeyValuePairs = […]`: what is left out of a type is what the value says.
  private func completed(_ type: Type, by initial: Expression?, _ written: WrittenType, of value: Value)
    -> Type
  {
    guard type.hasHoles, case .named = written, let initial, value.context.file.module.isSource else {
      return type
    }
    let solver = Solver(program: self, context: value.inside)
    var found = type
    solver.isolated {
      found = solver.resolveOpen(written, in: value.inside)
      solver.relate(.conversion, solver.infer(initial, in: value.inside), found)
    }
    let settled = solver.settled(found)
    return settled.hasHoles ? type : settled
  }

  /// The part of a type that a variable in a pattern gets.
  func part(of pattern: Pattern, named name: String, in type: Type) -> Type? {
    switch pattern.kind {
    case .variable(let found, _): return found == name ? type : nil
    case .tuple(let elements):
      guard case .tuple(let types) = type.kind, types.count == elements.count else { return nil }
      return zip(elements, types).lazy.compactMap { self.part(of: $0.pattern, named: name, in: $1.type) }
        .first
    case .typed(let inner, _): return part(of: inner, named: name, in: type)
    default: return nil
    }
  }

  private func interface(of member: SynthesizedMember, _ value: Value) -> Value.Interface {
    let selfType = value.owner?.selfType ?? types.void
    switch member {
    case .rawValue(let type): return Value.Interface(parameters: nil, result: type)
    case .initRawValue(let type):
      return Value.Interface(
        parameters: [Value.Parameter(label: "rawValue", name: "rawValue", type: type)],
        result: language.optional(selfType))
    case .allCases: return Value.Interface(parameters: nil, result: language.array(selfType))
    case .hashInto:
      return Value.Interface(
        parameters: [
          Value.Parameter(label: "into", name: "hasher", type: language.make("Hasher"), isInOut: true)
        ], result: types.void)
    case .hashValue: return Value.Interface(parameters: nil, result: language.int)
    case .description: return Value.Interface(parameters: nil, result: language.string)
    case .id: return Value.Interface(parameters: nil, result: language.make("ObjectIdentifier"))
    }
  }
}

extension WrittenType {
  var isImplicitlyUnwrapped: Bool {
    switch self {
    case .implicitlyUnwrapped: true
    case .attributed(let type, _, _): type.isImplicitlyUnwrapped
    default: false
    }
  }

  var attributes: [Attribute] {
    if case .attributed(let type, let attributes, _) = self { return attributes + type.attributes }
    return []
  }
}

extension Candidate {
  /// Whether it is a macro that an app or a package declares, of which only its implementation says how a property is
  /// kept (SE-0389).
  fileprivate var makesAccessors: Bool {
    guard let value, value.context.file.module.isSource, case .function(let code) = value.code else {
      return false
    }
    return code.attributes.contains { attribute in
      attribute.name == "attached" && (attribute.argumentText?.contains("accessor") ?? false)
    }
  }
}

extension Value {
  package var hasInitialValue: Bool {
    guard case .variable(let code, let index, _, _) = code else { return false }
    let binding = code.bindings[index]
    if binding.value != nil { return true }
    guard !code.isLet, case .optional? = binding.type?.withoutSpecifiers.type else {
      return !code.isLet && binding.type?.isImplicitlyUnwrapped ?? false
    }
    return true
  }
}

extension Attribute {
  /// Whether it is one of the language's own.
  package var isLanguageOwn: Bool {
    LanguageAttributes.names.contains(name) || LanguageAttributes.underscored.contains(name)
  }
}

/// Attributes that the language itself gives a meaning to: no type is looked up for them.
enum LanguageAttributes {
  static let names: Set<String> = [
    "available", "escaping", "autoclosure", "discardableResult", "objc", "IBAction", "IBOutlet",
    "IBInspectable",
    "IBDesignable", "inlinable", "usableFromInline", "frozen", "main", "testable", "unknown",
    "preconcurrency",
    "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "Sendable", "convention",
    "warn_unqualified_access", "NSManaged", "NSCopying", "GKInspectable", "nonobjc", "objcMembers",
    "retroactive",
    "unchecked", "backDeployed", "inline", "lazy", "isolated", "noescape", "exported",
  ]
  /// Of the compiler and its libraries (include/swift/AST/DeclAttr.def).
  static let underscored: Set<String> = [
    "_alignment", "_allowFeatureSuppression", "_alwaysEmitIntoClient", "_backDeploy", "_borrowed", "_cdecl",
    "_compilerInitialized", "_disfavoredOverload", "_documentation", "_dynamicReplacement", "_eagerMove",
    "_effects", "_exported", "_expose", "_extern", "_fixed_layout", "_forbidSerializingReference",
    "_hasInitialValue", "_hasMissingDesignatedInitializers", "_hasStorage", "_implementationOnly",
    "_implements", "_implicitSelfCapture", "_inheritActorContext", "_inheritsConvenienceInitializers",
    "_lexicalLifetimes", "_marker", "_noAllocation", "_noEagerMove", "_noImplicitCopy", "_noLocks",
    "_nonEphemeral", "_nonSendable", "_nonoverride", "_objcImplementation", "_objcRuntimeName",
    "_objc_non_lazy_realization", "_optimize", "_originallyDefinedIn", "_preInverseGenerics",
    "_private", "_projectedValueProperty", "_rawLayout", "_requiresConcreteImplementation", "_section",
    "_semantics", "_show_in_interface", "_silgen_name", "_specialize", "_specializeExtension", "_spi",
    "_spi_available", "_spiOnly", "_staticExclusiveOnly", "_staticInitializeObjCMetadata",
    "_swift_native_objc_runtime_base", "_transparent", "_typeEraser", "_unavailableFromAsync",
    "_unavailableInEmbedded", "_unsafeInheritExecutor", "_unsafeSelfDependentResult", "_used", "_weakLinked",
  ]
}
