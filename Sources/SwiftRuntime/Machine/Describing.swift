import EarshotSwiftSemantics

extension Machine {
  /// `String(describing:)`, or with `isDebug` `String(reflecting:)`.
  package func describe(_ value: RuntimeValue, _ type: Type, isDebug: Bool = false) throws -> String {
    try enter()
    defer { leave() }
    var (value, type) = (try value.known, type)
    while type.isExistential || type.isHole || isErased(type), case .existential(let box) = value {
      (value, type) = (box.value, box.type)
    }
    if type.isHole { throw Interruption.unknown(type.causes.first ?? "a value of unknown type") }
    if let inner = language.wrapped(type) {
      guard let content = value.unwrapped else { return "nil" }
      return "Optional(\(try describe(content, inner, isDebug: true)))"
    }
    type = dynamicType(of: value, type)
    if !isDebug, let text = try streamed(value, type) { return text }
    // Numbers write themselves in full, `-nan` and `snan` (the standard library's FloatingPointTypes.swift).
    var isInFull = isDebug
    if case .floating = value { isInFull = true }
    let ways =
      isInFull
      ? [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
      : [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
    for (protocolName, name) in ways {
      guard let protocolType = language.type(protocolName),
        program.conforms(type, to: protocolType, in: nil) == .yes,
        let requirement = requirement(name, of: protocolName),
        let witness = tables.witness(of: requirement, for: type)
      else { continue }
      if case .text(let text) = try read(witness, of: value, on: type) {
        // A text is its own description.
        if case .text = value, !isDebug { return text }
        try count(made: text)
        return text
      }
    }
    if isDebug, let text = try streamed(value, type) { return text }
    return try describeMirror(value, type, isDebug) ?? describeParts(value, type, isDebug)
  }

  /// What a type of the program writes by itself: `TextOutputStreamable`.
  private func streamed(_ value: RuntimeValue, _ type: Type) throws -> String? {
    guard type.nominal?.module.isSource ?? false, let protocolType = language.type("TextOutputStreamable"),
      program.conforms(type, to: protocolType, in: nil) == .yes,
      let write = requirement("write", of: "TextOutputStreamable")
    else { return nil }
    var arguments: ContiguousArray<RuntimeValue> = [value, .text("")]
    _ = try call(member: write, on: type, own: [language.string], &arguments)
    guard case .text(let text) = arguments[1] else { return nil }
    return text
  }

  /// By the mirror that a type of the program gives: `CustomReflectable`.
  private func describeMirror(_ value: RuntimeValue, _ type: Type, _ isDebug: Bool) throws -> String? {
    guard let nominal = type.nominal, nominal.module.isSource, nominal.kind == .structure,
      let protocolType = language.type("CustomReflectable"),
      program.conforms(type, to: protocolType, in: nil) == .yes,
      let property = requirement("customMirror", of: "CustomReflectable")
    else { return nil }
    let mirrorType = program.substitute(program.interface(of: property).result, [:], in: nil)
    let mirror = try read(property, of: value, on: type)
    guard let mirrorNominal = mirrorType.nominal,
      let children = program.ownValues(named: "children", of: mirrorNominal).first
    else { return nil }
    var parts: [String] = []
    try iterate(read(children, of: mirror, on: mirrorType), program.interface(of: children).result) { child in
      guard case .fields(let fields) = child, fields.count == 2 else { return true }
      let text = try describe(fields[1], types.any, isDebug: true)
      if case .text(let label)? = fields[0].unwrapped {
        parts.append("\(label): \(text)")
      } else {
        parts.append(text)
      }
      return true
    }
    return (isDebug ? qualifiedName(type) : shortName(type)) + "(\(parts.joined(separator: ", ")))"
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
    case .pack(let elements): return "Pack{\(elements.map(shortName(of:)).joined(separator: ", "))}"
    case .existential(let existential): return plainName(existential, type) { $0.name }
    default: return type.description
    }
  }

  /// A protocol's type without `any`, as it is shown at run time.
  private func plainName(_ existential: Existential, _ type: Type, _ name: (NominalType) -> String) -> String
  {
    let hasMore = existential.superclass != nil || existential.isClassBound
    guard !hasMore, !existential.protocols.isEmpty, existential.protocols.allSatisfy(\.arguments.isEmpty)
    else {
      return type.description
    }
    return existential.protocols.map { name($0.type) }.joined(separator: " & ")
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
    case .existential(let existential): return plainName(existential, type) { "\($0.module.name).\($0.name)" }
    default: return type.description
    }
  }
}
