import EarshotSwiftSemantics

/// Arguments of existential types for type parameters that have to conform (SE-0352): the call is made for what
/// is in them.
extension FunctionBuilder {
  /// The parameters that take a value of an existential type for a type parameter with requirements, with that
  /// type parameter.
  func openedParameters(_ choice: Choice) -> [(index: Int, parameter: GenericParameter)] {
    let value = choice.value
    let own = value.parameters + value.implicitParameters
    guard own.contains(where: { choice.map[$0]?.isExistential ?? false }) else { return [] }
    return (program.interface(of: value).parameters ?? []).enumerated().compactMap { index, parameter in
      guard case .parameter(let generic) = parameter.type.kind, own.contains(generic),
        choice.map[generic]?.isExistential ?? false, isConstrained(generic, in: value)
      else { return nil }
      return (index, generic)
    }
  }

  private func isConstrained(_ generic: GenericParameter, in value: Value) -> Bool {
    value.inside.signature.requirements.contains { requirement in
      guard case .conforms(let subject, let use) = requirement, case .parameter(generic) = subject.kind else {
        return false
      }
      return use.type !== language.type("Error")
    }
  }
}

extension Machine {
  /// - Parameter offset: how many arguments stand before the parameters'.
  func callOpening(
    _ opened: [(index: Int, parameter: GenericParameter)], _ callable: Callable, _ generics: Generics,
    _ arguments: inout ContiguousArray<RuntimeValue>, offset: Int
  ) throws -> RuntimeValue {
    var types = generics.types
    for (index, parameter) in opened {
      guard case .existential(let box) = arguments[index + offset],
        let place = generics.parameters.firstIndex(of: parameter)
      else { continue }
      types[place] = dynamicType(of: box.value, box.type)
      arguments[index + offset] = box.value
    }
    let inner = tables.generics(generics.parameters, types)
    let result = try call(callable, inner, &arguments)
    let written = program.interface(of: callable.value).result
    guard written.hasParameters else { return result }
    return try convert(result, from: concrete(written, inner), to: concrete(written, generics))
  }
}
