import EarshotSwiftCode

/// The types of a wrapped variable.
package struct WrapperTypes {
  /// Of the wrapper, the outermost of several.
  package var storage: Type
  /// Of the value.
  package var wrapped: Type
  /// Of what `$` gives.
  package var projected: Type
  /// How many wrappers are around the value.
  package var layers: Int
}

extension Solver {
  /// What a variable's wrappers are (SE-0258). The first is around all others.
  /// - Parameter site: where the calls that make them are kept, by the layer.
  func inferWrappers(
    _ attributes: [Attribute], _ annotated: Type?, _ initial: Expression?, in place: Context,
    site: ((Int) -> CodeSite)? = nil
  ) -> WrapperTypes {
    var inner: ArgumentType?
    if let initial {
      inner = ArgumentType(label: "wrappedValue", type: infer(initial, in: place), expression: initial)
    }
    var value = annotated
    var found = WrapperTypes(
      storage: types.void, wrapped: types.void, projected: types.void, layers: attributes.count)
    for (layer, attribute) in attributes.enumerated().reversed() {
      let isInnermost = layer == attributes.count - 1
      let (storage, wrapped, isMade) = inferWrapper(attribute, value, inner, in: place, site: site?(layer))
      if isInnermost { found.wrapped = wrapped }
      found.storage = storage
      value = storage
      inner = isMade ? ArgumentType(label: "wrappedValue", type: storage, expression: nil) : nil
    }
    if program.projectsValue(simplify(found.storage), in: place) {
      found.projected = newVariable()
      addMember("projectedValue", of: found.storage, found.projected, in: place)
    } else {
      found.projected = types.hole("the wrapper projects nothing")
    }
    propagate()
    return found
  }

  private func inferWrapper(
    _ attribute: Attribute, _ annotated: Type?, _ value: ArgumentType?, in place: Context, site: CodeSite?
  ) -> (storage: Type, wrapped: Type, isMade: Bool) {
    let storage = resolveOpen(attribute.type, in: place)
    let wrapped = newVariable()
    addMember("wrappedValue", of: storage, wrapped, in: place)
    if let annotated { relate(.equal, wrapped, annotated) }
    let given = attribute.arguments.value
    var arguments = (value.map { [$0] } ?? []) + (given ?? []).map { argument($0, in: place) }
    var isMade = value != nil || given != nil
    if !isMade {
      propagate()
      let known = simplify(storage)
      isMade = program.emptyInitializer(of: known, in: place) != nil
      // `var tide: Tide?` begins with nil in a wrapper that is made from a value.
      if !isMade, let annotated, language.wrapped(simplify(annotated)) != nil, program.wrapsValue(known) {
        isMade = true
        arguments = [ArgumentType(label: "wrappedValue", type: annotated, expression: nil)]
      }
    }
    if isMade {
      add(
        .call(
          CallSite(
            callee: types.metatype(storage), arguments: arguments, result: storage, function: nil,
            // What is chosen for it says which of its parameters need no argument.
            call: site.map { implied($0, span: attribute.span) } ?? Expression(.discard, attribute.span),
            context: place)))
    }
    propagate()
    return (storage, wrapped, isMade)
  }

  private func addMember(_ name: String, of base: Type, _ result: Type, in place: Context) {
    add(
      .member(
        MemberSite(
          base: base, name: Name(base: name, span: Span(0, 0)), result: result, expression: nil,
          context: place,
          labels: nil, isImplicit: false)))
  }
}

extension Program {
  /// The initializer that `Tide()` means, where what it and the extension around it ask for is so; nil: there is none.
  package func emptyInitializer(of type: Type, in context: Context?) -> Value? {
    guard let nominal = type.nominal else { return nil }
    return ownValues(named: "init", of: nominal).first { value in
      guard (interface(of: value).parameters ?? []).allSatisfy(\.hasDefault) else { return false }
      var map = substitution(of: type, for: nominal)
      // A type parameter of its own, as in `init<T>() where Value == T?`, can be anything.
      for parameter in value.parameters { map[parameter] = types.hole("what \(parameter.name) is") }
      return value.inside.signature.requirements.allSatisfy { holds($0, map, in: context) != .no }
    }
  }

  /// Whether a wrapper has a projection: one that an extension declares is there only where what that asks for is so.
  fileprivate func projectsValue(_ storage: Type, in context: Context) -> Bool {
    guard let nominal = storage.nominal else { return false }
    let map = substitution(of: storage, for: nominal)
    return ownValues(named: "projectedValue", of: nominal).contains { value in
      value.inside.signature.requirements.allSatisfy { holds($0, map, in: context) != .no }
    }
  }

  /// Whether a wrapper is made from a value alone.
  fileprivate func wrapsValue(_ storage: Type) -> Bool {
    guard let nominal = storage.nominal else { return false }
    return ownValues(named: "init", of: nominal).contains { value in
      let parameters = interface(of: value).parameters ?? []
      return parameters.first?.label == "wrappedValue" && parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// The attributes that are property wrappers, the outermost first.
  package func wrapperAttributes(among attributes: [Attribute], in context: Context) -> [Attribute] {
    attributes.filter { attribute(propertyWrapper: $0, in: context) }
  }

  private func attribute(propertyWrapper attribute: Attribute, in context: Context) -> Bool {
    self.attribute("propertyWrapper", among: [attribute], in: context) != nil
  }

  /// The types of a property behind wrappers; nil without one.
  package func wrapperTypes(of value: Value) -> WrapperTypes? {
    if let known = wrappers[value] { return known }
    guard case .variable(let code, let index, _, _) = value.code else { return nil }
    let attributes = wrapperAttributes(among: code.attributes, in: value.context)
    guard !attributes.isEmpty else { return nil }
    let binding = code.bindings[index]
    let solver = Solver(program: self, context: value.inside)
    var found = WrapperTypes(storage: types.void, wrapped: types.void, projected: types.void, layers: 0)
    solver.isolated {
      let annotated = binding.type.map { self.resolve($0, in: value.inside) }
      found = solver.inferWrappers(attributes, annotated, binding.value?.value, in: value.inside)
    }
    found = WrapperTypes(
      storage: solver.settled(found.storage), wrapped: solver.settled(found.wrapped),
      projected: solver.settled(found.projected), layers: attributes.count)
    wrappers[value] = found
    return found
  }

  /// `_name` and `$name` of a wrapped property.
  func wrapperMembers(named name: String, of type: NominalType) -> [Value] {
    guard let first = name.first, first == "_" || first == "$", name.count > 1 else { return [] }
    let plain = String(name.dropFirst())
    return memberTable(of: type).values(named: plain).compactMap { value in
      let result: Type
      if let found = wrapperTypes(of: value) {
        result = first == "_" ? found.storage : found.projected
      } else if let cause = unknownAttribute(of: value) {
        result = types.hole(cause)
      } else {
        return nil
      }
      let made = Value(code: value.code, name: name, context: value.context, program: self)
      made.made = Value.Interface(parameters: nil, result: result)
      return made
    }
  }

  /// The type of a property by its initial value.
  func inferInitial(_ value: Expression, attributes: [Attribute], of property: Value) -> Type {
    let solver = Solver(program: self, context: property.inside)
    var type = types.void
    solver.isolated { type = solver.infer(value, in: property.inside) }
    return solver.settled(type)
  }
}
