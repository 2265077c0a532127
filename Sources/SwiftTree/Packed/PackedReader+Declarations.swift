extension PackedReader {
  mutating func declaration() -> Declaration {
    switch byte() {
    case 0: .type(typeDeclaration())
    case 1: .extension(extensionDeclaration())
    case 2: .function(function())
    case 3: .variable(variable())
    case 4: .enumCase(enumCase())
    case 5: .alias(alias())
    case 6: .associatedType(associatedType())
    case 7: .operator(operatorDeclaration())
    case 8: .precedenceGroup(PrecedenceGroupDeclaration(name: text()))
    case 9: .macro(function())
    default: PackedReader.isDamaged()
    }
  }

  private mutating func members() -> DeclarationList {
    DeclarationList(packed: PackedDeclarations(module, at: number(), of: source))
  }

  private mutating func modifiers() -> Modifiers { Modifiers(rawValue: UInt32(truncatingIfNeeded: number())) }

  private mutating func typeDeclaration() -> TypeDeclaration {
    let kind = TypeDeclaration.Kind(packed: byte())
    let name = text()
    let nameSpan = span()
    let attributes = list { $0.attribute() }
    let modifiers = modifiers()
    let generics = generics()
    let primary = list { $0.text() }
    let inherited = list { $0.type() }
    let requirements = requirements()
    let members = members()
    return TypeDeclaration(
      kind: kind, name: name, nameSpan: nameSpan, attributes: attributes, modifiers: modifiers,
      generics: generics, primaryAssociatedTypes: primary, inherited: inherited, requirements: requirements,
      members: members, file: source, span: span())
  }

  private mutating func extensionDeclaration() -> ExtensionDeclaration {
    let extended = type()
    let attributes = list { $0.attribute() }
    let modifiers = modifiers()
    let inherited = list { $0.type() }
    let requirements = requirements()
    let members = members()
    return ExtensionDeclaration(
      extended: extended, attributes: attributes, modifiers: modifiers, inherited: inherited,
      requirements: requirements, members: members, file: source, span: span())
  }

  private mutating func function() -> FunctionDeclaration {
    let kind = FunctionDeclaration.Kind(packed: byte())
    let name = text()
    let nameSpan = span()
    let attributes = list { $0.attribute() }
    let modifiers = modifiers()
    let generics = generics()
    let parameters = parameters()
    let result = optionalType()
    let isAsync = flag()
    let thrown = thrown()
    let requirements = requirements()
    let body = body()
    let accessors = list { $0.accessor() }
    return FunctionDeclaration(
      kind: kind, name: name, nameSpan: nameSpan, attributes: attributes, modifiers: modifiers,
      generics: generics, parameters: parameters, result: result, isAsync: isAsync, thrown: thrown,
      requirements: requirements, body: body, accessors: accessors, file: source, span: span())
  }

  private mutating func variable() -> VariableDeclaration {
    let flags = byte()
    let attributes = list { $0.attribute() }
    let modifiers = modifiers()
    let bindings = list { reader in
      let pattern = reader.pattern()
      let type = reader.optionalType()
      let value = reader.value()
      return VariableDeclaration.Binding(
        pattern: pattern, type: type, value: value, accessors: reader.list { $0.accessor() })
    }
    return VariableDeclaration(
      isLet: flags & 1 != 0, isAsync: flags & 2 != 0, attributes: attributes, modifiers: modifiers,
      bindings: bindings, file: source, span: span())
  }

  private mutating func enumCase() -> CaseDeclaration {
    let name = text()
    let nameSpan = span()
    let attributes = list { $0.attribute() }
    let parameters = optional { $0.parameters() }
    let rawValue = value()
    return CaseDeclaration(
      name: name, nameSpan: nameSpan, attributes: attributes, parameters: parameters, rawValue: rawValue,
      file: source, span: span())
  }

  private mutating func alias() -> AliasDeclaration {
    let name = text()
    let nameSpan = span()
    let attributes = list { $0.attribute() }
    let modifiers = modifiers()
    let generics = generics()
    let type = type()
    return AliasDeclaration(
      name: name, nameSpan: nameSpan, attributes: attributes, modifiers: modifiers, generics: generics,
      type: type, requirements: requirements(), file: source)
  }

  private mutating func associatedType() -> AssociatedTypeDeclaration {
    let name = text()
    let nameSpan = span()
    let inherited = list { $0.type() }
    let defaultType = optionalType()
    return AssociatedTypeDeclaration(
      name: name, nameSpan: nameSpan, inherited: inherited, defaultType: defaultType,
      requirements: requirements(), file: source)
  }

  private mutating func operatorDeclaration() -> OperatorDeclaration {
    let name = text()
    let fixity = OperatorDeclaration.Fixity(packed: byte())
    return OperatorDeclaration(name: name, fixity: fixity, precedenceGroup: optionalText())
  }

  // MARK: Parts of declarations

  private mutating func generics() -> [GenericParameterCode] {
    list { reader in
      let flags = reader.byte()
      let name = reader.text()
      let nameSpan = reader.span()
      return GenericParameterCode(
        name: name, nameSpan: nameSpan, inherited: flags & 4 != 0 ? reader.type() : nil,
        isPack: flags & 1 != 0, isValue: flags & 2 != 0)
    }
  }

  private mutating func parameters() -> [ParameterCode] {
    list { reader in
      let flags = reader.byte()
      let ownLabel = flags & 3 == 1 ? reader.text() : nil
      let name = reader.text()
      let nameSpan = reader.span()
      let type = reader.type()
      let attributes = flags & 8 != 0 ? reader.list { $0.attribute() } : []
      return ParameterCode(
        label: flags & 2 != 0 ? name : ownLabel, name: name, nameSpan: nameSpan, type: type,
        attributes: attributes, isVariadic: flags & 4 != 0,
        defaultValue: flags & 16 != 0 ? reader.value() : nil)
    }
  }

  private mutating func requirements() -> [RequirementCode] {
    list { reader in
      let isSame = reader.flag()
      let left = reader.type()
      let right = reader.type()
      return isSame ? .same(left, right) : .conforms(left, right)
    }
  }

  private mutating func accessor() -> Accessor {
    let kind = Accessor.Kind(packed: byte())
    let flags = byte()
    let parameter = flags & 1 != 0 ? text() : nil
    let thrown = thrown()
    let modifiers = modifiers()
    return Accessor(
      kind: kind, parameter: parameter, isAsync: flags & 2 != 0, thrown: thrown, modifiers: modifiers,
      body: body())
  }

  private mutating func pattern() -> Pattern {
    let kind: Pattern.Kind
    switch byte() {
    case 0: kind = .wildcard
    case 1:
      let name = text()
      kind = .variable(name, isLet: flag())
    case 2:
      kind = .tuple(
        list { reader in
          let label = reader.optionalText()
          return (label: label, pattern: reader.pattern())
        })
    default: PackedReader.isDamaged()
    }
    return Pattern(kind, span())
  }
}
