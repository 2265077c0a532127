extension Packer {
  /// A list with its records, which are of one size so that a name is found without reading what is before it.
  mutating func declarations(_ list: DeclarationList) {
    let declarations = list.all
    var records: [(hash: UInt32, kind: UInt8, place: Int)] = []
    for declaration in declarations {
      let place = piece { $0.declaration(declaration) }
      for (index, name) in declaration.listNames.enumerated() {
        let again = index > 0 ? PackedFormat.Record.repeated : 0
        records.append((DeclaredName.hash(name), declaration.listKind.rawValue | again, place))
      }
    }
    number(records.count)
    number(Int(list.kinds.rawValue))
    flag(list.declareOperators)
    for record in records {
      out.append(fixed: Int(record.hash))
      byte(record.kind)
      out.append(fixed: record.place)
    }
  }

  private mutating func declaration(_ declaration: Declaration) {
    switch declaration {
    case .type(let code):
      byte(0)
      typeDeclaration(code)
    case .extension(let code):
      byte(1)
      type(code.extended)
      attributesAndModifiers(code.attributes, code.modifiers)
      list(code.inherited) { $0.type($1) }
      requirements(code.requirements)
      apart { $0.declarations(code.members) }
      span(code.span)
    case .function(let code):
      byte(2)
      function(code)
    case .variable(let code):
      byte(3)
      variable(code)
    case .enumCase(let code):
      byte(4)
      enumCase(code)
    case .alias(let code):
      byte(5)
      alias(code)
    case .associatedType(let code):
      byte(6)
      text(code.name)
      span(code.nameSpan)
      list(code.inherited) { $0.type($1) }
      optionalType(code.defaultType)
      requirements(code.requirements)
    case .operator(let code):
      byte(7)
      text(code.name)
      byte(code.fixity.packed)
      optionalText(code.precedenceGroup)
    case .precedenceGroup(let code):
      byte(8)
      text(code.name)
    case .macro(let code):
      byte(9)
      function(code)
    case .macroUse: preconditionFailure("a macro can't declare what is packed")
    }
  }

  private mutating func attributesAndModifiers(_ attributes: [Attribute], _ modifiers: Modifiers) {
    list(attributes) { $0.attribute($1) }
    number(Int(modifiers.rawValue))
  }

  private mutating func typeDeclaration(_ code: TypeDeclaration) {
    byte(code.kind.packed)
    text(code.name)
    span(code.nameSpan)
    attributesAndModifiers(code.attributes, code.modifiers)
    generics(code.generics)
    list(code.primaryAssociatedTypes) { $0.text($1) }
    list(code.inherited) { $0.type($1) }
    requirements(code.requirements)
    apart { $0.declarations(code.members) }
    span(code.span)
  }

  private mutating func function(_ code: FunctionDeclaration) {
    byte(code.kind.packed)
    text(code.name)
    span(code.nameSpan)
    attributesAndModifiers(code.attributes, code.modifiers)
    generics(code.generics)
    parameters(code.parameters)
    optionalType(code.result)
    flag(code.isAsync)
    thrown(code.thrown)
    requirements(code.requirements)
    unread(code.body)
    list(code.accessors) { $0.accessor($1) }
    span(code.span)
  }

  private mutating func variable(_ code: VariableDeclaration) {
    flags(code.isLet, code.isAsync)
    attributesAndModifiers(code.attributes, code.modifiers)
    list(code.bindings) { packer, binding in
      packer.pattern(binding.pattern)
      packer.optionalType(binding.type)
      packer.unread(binding.value)
      packer.list(binding.accessors) { $0.accessor($1) }
    }
    span(code.span)
  }

  private mutating func enumCase(_ code: CaseDeclaration) {
    text(code.name)
    span(code.nameSpan)
    list(code.attributes) { $0.attribute($1) }
    optional(code.parameters) { $0.parameters($1) }
    unread(code.rawValue)
    span(code.span)
  }

  private mutating func alias(_ code: AliasDeclaration) {
    text(code.name)
    span(code.nameSpan)
    attributesAndModifiers(code.attributes, code.modifiers)
    generics(code.generics)
    type(code.type)
    requirements(code.requirements)
  }

  private mutating func generics(_ generics: [GenericParameterCode]) {
    list(generics) { packer, generic in
      packer.flags(generic.isPack, generic.isValue, generic.inherited != nil)
      packer.text(generic.name)
      packer.span(generic.nameSpan)
      if let inherited = generic.inherited { packer.type(inherited) }
    }
  }

  private mutating func parameters(_ parameters: [ParameterCode]) {
    list(parameters) { packer, parameter in
      packer.flags(
        parameter.label != nil, parameter.label == parameter.name, parameter.isVariadic,
        !parameter.attributes.isEmpty, parameter.defaultValue != nil)
      if let label = parameter.label, label != parameter.name { packer.text(label) }
      packer.text(parameter.name)
      packer.span(parameter.nameSpan)
      packer.type(parameter.type)
      if !parameter.attributes.isEmpty { packer.list(parameter.attributes) { $0.attribute($1) } }
      if parameter.defaultValue != nil { packer.unread(parameter.defaultValue) }
    }
  }

  private mutating func requirements(_ requirements: [RequirementCode]) {
    list(requirements) { packer, requirement in
      switch requirement {
      case .conforms(let subject, let bound):
        packer.byte(0)
        packer.type(subject)
        packer.type(bound)
      case .same(let left, let right):
        packer.byte(1)
        packer.type(left)
        packer.type(right)
      }
    }
  }

  private mutating func accessor(_ accessor: Accessor) {
    byte(accessor.kind.packed)
    flags(accessor.parameter != nil, accessor.isAsync)
    if let parameter = accessor.parameter { text(parameter) }
    thrown(accessor.thrown)
    number(Int(accessor.modifiers.rawValue))
    unread(accessor.body)
  }

  /// The variables of a declaration; others have no place there.
  private mutating func pattern(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard: byte(0)
    case .variable(let name, let isLet):
      byte(1)
      text(name)
      flag(isLet)
    case .tuple(let elements):
      byte(2)
      list(elements) { packer, element in
        packer.optionalText(element.label)
        packer.pattern(element.pattern)
      }
    default: preconditionFailure("a pattern can't declare what is packed")
    }
    span(pattern.span)
  }
}
