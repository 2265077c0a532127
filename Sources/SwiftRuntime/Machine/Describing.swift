import EarshotSwiftSemantics

extension Machine {
  /// `String(describing:)`, or with `isDebug` `String(reflecting:)`.
  package func describe(_ value: RuntimeValue, _ type: Type, isDebug: Bool = false) throws -> String {
    var (value, type) = (value, type)
    while type.isExistential || type.isHole || isErased(type), case .existential(let box) = value {
      (value, type) = (box.value, box.type)
    }
    if type.isHole { throw Interruption.unknown(type.causes.first ?? "a value of unknown type") }
    if let inner = language.wrapped(type) {
      guard let content = value.unwrapped else { return "nil" }
      return "Optional(\(try describe(content, inner, isDebug: true)))"
    }
    type = dynamicType(of: value, type)
    let ways =
      isDebug
      ? [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
      : [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
    for (protocolName, name) in ways {
      guard let protocolType = language.type(protocolName),
        program.conforms(type, to: protocolType, in: nil) == .yes,
        let requirement = requirement(name, of: protocolName),
        let witness = tables.witness(of: requirement, for: type)
      else { continue }
      if case .text(let text) = try read(witness, of: value, on: type) { return text }
    }
    return try describeParts(value, type, isDebug)
  }

  private func describeParts(_ value: RuntimeValue, _ type: Type, _ isDebug: Bool) throws -> String {
    if case .tuple(let elements) = type.kind, case .fields(let fields) = value {
      let parts = try zip(elements, fields).map { element, field in
        (element.label.map { "\($0): " } ?? "") + (try describe(field, element.type, isDebug: true))
      }
      return "(\(parts.joined(separator: ", ")))"
    }
    switch value {
    case .fields(let fields):
      guard let nominal = type.nominal else { break }
      let layout = tables.layout(of: nominal)
      let parts = try zip(zip(layout.fields, partTypes(of: type)), fields).map { field, value in
        let name = program.wrapperTypes(of: field.0) == nil ? field.0.name : "_" + field.0.name
        return "\(name): \(try describe(value, field.1, isDebug: true))"
      }
      return (isDebug ? qualifiedName(type) : shortName(type)) + "(\(parts.joined(separator: ", ")))"
    case .enumCase(let index, let payload):
      guard let nominal = type.nominal, index < nominal.cases.count else { break }
      let found = nominal.cases[index]
      let name = (isDebug ? qualifiedName(type) + "." : "") + found.name
      if payload.isEmpty { return name }
      let labels = program.interface(of: found).parameters ?? []
      let parts = try zip(zip(labels, payloadTypes(of: type, index)), payload).map { part, value in
        (part.0.label.map { "\($0): " } ?? "") + (try describe(value, part.1, isDebug: true))
      }
      return "\(name)(\(parts.joined(separator: ", ")))"
    case .object: return qualifiedName(type)
    case .metatype(let instance): return isDebug ? qualifiedName(instance) : typeName(instance)
    case .function: return "(Function)"
    default: break
    }
    throw Interruption.unknown("how a value of \(type) is described")
  }

  /// `Almanac<Tide>`, without what stands around.
  private func shortName(_ type: Type) -> String {
    guard let nominal = type.nominal else { return typeName(type) }
    let own = type.arguments.suffix(nominal.parameters.count)
    return nominal.name + (own.isEmpty ? "" : "<\(own.map(typeName).joined(separator: ", "))>")
  }

  /// As `print` shows a type.
  package func typeName(_ type: Type) -> String { shortName(of: type) }

  private func shortName(of type: Type) -> String {
    switch type.kind {
    case .nominal: return shortName(type)
    case .metatype(let inner): return shortName(of: inner) + ".Type"
    default: return type.description
    }
  }

  /// With its module and the types around: `main.Outer.Tide`.
  package func qualifiedName(_ type: Type) -> String {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      let module = nominal.module.name
      let own = arguments.suffix(nominal.parameters.count)
      let outer = nominal.enclosingType.map { outer in
        qualifiedName(
          types.nominal(outer, Array(arguments.prefix(outer.allParameters.count)))) + "."
      }
      return (outer ?? module + ".") + nominal.name
        + (own.isEmpty ? "" : "<\(own.map(qualifiedName).joined(separator: ", "))>")
    default: return type.description
    }
  }
}
