import EarshotSwiftCode

extension Solver {
  /// The types of a wrapped variable: of the wrapper, of the value, of what `$` gives.
  func inferWrapper(
    _ attribute: Attribute, _ annotated: Type?, _ initial: Expression?, in place: Context, site: CodeSite? = nil
  ) -> (storage: Type, wrapped: Type, projected: Type) {
    let storage = resolveOpen(attribute.type, in: place)
    let wrapped = newVariable()
    addMember("wrappedValue", of: storage, wrapped, in: place)
    if let annotated { relate(.equal, wrapped, annotated) }
    let given = attribute.arguments.value
    if initial != nil || given != nil {
      var arguments: [ArgumentType] = []
      if let initial {
        arguments.append(
          ArgumentType(label: "wrappedValue", type: infer(initial, in: place), expression: initial))
      }
      arguments += (given ?? []).map { argument($0, in: place) }
      add(
        .call(
          CallSite(
            callee: types.metatype(storage), arguments: arguments, result: storage, function: nil,
            call: site.map { implied($0, span: attribute.span) }, context: place)))
    }
    let projected: Type
    if let nominal = storage.nominal, !program.ownValues(named: "projectedValue", of: nominal).isEmpty {
      projected = newVariable()
      addMember("projectedValue", of: storage, projected, in: place)
    } else {
      projected = types.hole("the wrapper projects nothing")
    }
    propagate()
    return (storage, wrapped, projected)
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
  /// The types of a property behind a wrapper; nil without one.
  package func wrapperTypes(of value: Value) -> (storage: Type, wrapped: Type, projected: Type)? {
    if let known = wrappers[value] { return known }
    guard case .variable(let code, let index, _, _) = value.code,
      let wrapper = attribute("propertyWrapper", among: code.attributes, in: value.context)
    else { return nil }
    let binding = code.bindings[index]
    let solver = Solver(program: self, context: value.inside)
    var found = (storage: types.void, wrapped: types.void, projected: types.void)
    solver.isolated {
      let annotated = binding.type.map { self.resolve($0, in: value.inside) }
      found = solver.inferWrapper(wrapper.attribute, annotated, binding.value?.value, in: value.inside)
    }
    found = (
      solver.settled(found.storage), solver.settled(found.wrapped), solver.settled(found.projected)
    )
    wrappers[value] = found
    return found
  }

  /// `_name` and `$name` of a wrapped property.
  func wrapperMembers(named name: String, of type: NominalType) -> [Value] {
    guard let first = name.first, first == "_" || first == "$", name.count > 1 else { return [] }
    let plain = String(name.dropFirst())
    return (memberTable(of: type).values[plain] ?? []).compactMap { value in
      guard let found = wrapperTypes(of: value) else { return nil }
      let made = Value(code: value.code, name: name, context: value.context, program: self)
      made.made = Value.Interface(parameters: nil, result: first == "_" ? found.storage : found.projected)
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
