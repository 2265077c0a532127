import EarshotSwiftCode
import EarshotSwiftSemantics

/// Which declarations are kept with what they are given instead of being run.
extension Machine {
  /// Whether a declaration without code gives a value that is described: it makes one of a type whose module is
  /// described. What gives a number, a text or one of some cases can't be.
  func records(_ value: Value) -> Bool {
    guard isDescribed(value.context.file.module) || value.owner.map(isDescribed) ?? false else {
      return false
    }
    if value.isInitializer { return true }
    // A value keeps its own stored properties.
    if value.isStored, value.owner != nil, !value.isStatic || value.hasInitialValue { return false }
    return isDescribed(program.interface(of: value).result, in: value)
  }

  /// Whether code of a described type may hand on to an initializer that is recorded.
  fileprivate func mayGiveRecord(_ value: Value) -> Bool {
    value.isInitializer && (value.owner.map(isDescribed) ?? false)
  }

  private func isDescribed(_ module: Module) -> Bool {
    natives.recordedModules.contains(module.name)
  }

  private func isDescribed(_ type: NominalType) -> Bool {
    isDescribed(type.module) || natives.recordedTypes.contains("\(type.module.name)/\(type.name)")
  }

  private func isDescribed(_ type: Type, in value: Value) -> Bool {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      if nominal === language.type("Optional") { return arguments.allSatisfy { isDescribed($0, in: value) } }
      return nominal.kind != .enumeration && isDescribed(nominal)
    case .opaque(let opaque, _): return opaque.uses.contains { isDescribed($0.type.module) }
    case .parameter(let parameter): return parameter === value.owner?.selfParameter
    default: return false
    }
  }

  /// Whether values of a type know where in the code they were made.
  func knowsPlace(_ type: NominalType) -> Bool {
    guard type.kind == .structure, type.module.isSource else { return false }
    return natives.placedProtocols.contains { name in
      let parts = name.split(separator: "/")
      guard parts.count == 2, let module = program.module(named: String(parts[0])),
        let found = module.types(named: String(parts[1])).first as? NominalType
      else { return false }
      return program.conforms(type.selfType, to: found, in: nil) == .yes
    }
  }

  /// Where a value of an app's view, or a record, was made; nil where that isn't known.
  package func place(of value: RuntimeValue, _ type: Type) -> CodePlace? {
    switch value {
    case .record(let record): return record.place
    case .fields(let fields):
      guard let nominal = type.nominal, tables.layout(of: nominal).hasPlace,
        case .host(let host)? = fields.last
      else { return nil }
      return host.value as? CodePlace
    default: return nil
    }
  }
}

extension FunctionBuilder {
  /// Code that tells a value which it makes where it was made, where the value can know.
  func placing(_ code: @escaping Code, _ expression: Expression) -> Code {
    guard let file = sourceFile, file.origin == .code else { return code }
    guard let (choice, offset) = madeBy(expression) else { return code }
    let value = choice.value
    let owner = value.isInitializer ? value.owner : nil
    if owner?.kind == .classType || machine.tables.callable(value).isRecorded
      || machine.mayGiveRecord(value)
    {
      let place = file.codePlace(offset)
      return { frame in
        let made = try code(frame)
        switch made {
        case .record(let record) where record.place == nil: record.place = place
        case .object(let object) where object.place == nil && value.isInitializer: object.place = place
        default: break
        }
        return made
      }
    }
    guard let owner else { return code }
    guard machine.tables.layout(of: owner).hasPlace else { return code }
    let place = RuntimeValue.host(file.codePlace(expression.span.start))
    return { frame in
      var made = try code(frame)
      guard case .fields(var fields) = made, let last = fields.indices.last else { return made }
      made = .unset
      fields[last] = place
      return .fields(fields)
    }
  }

  /// The declaration that makes the value of an expression, and where its name stands.
  private func madeBy(_ expression: Expression) -> (choice: Choice, offset: Int)? {
    switch expression.kind {
    case .call(let function, _):
      let callee = function.withoutParentheses
      guard let choice = body.choices[expression] ?? body.choices[callee] else { return nil }
      return (choice, callee.nameOffset)
    case .member, .name, .implicitMember:
      return body.choices[expression].map { ($0, expression.nameOffset) }
    default: return nil
    }
  }
}

extension SourceText {
  func codePlace(_ offset: Int) -> CodePlace {
    let (line, column) = place(offset)
    return CodePlace(path: path, line: line, column: column)
  }
}
