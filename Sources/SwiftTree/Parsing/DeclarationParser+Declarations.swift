extension DeclarationParser {
  private func span(_ head: Head) -> Span { Span(head.start, scanner.lastEnd) }

  // MARK: Types and extensions

  mutating func type(_ kind: TypeDeclaration.Kind, _ head: Head) throws -> TypeDeclaration {
    let name = try scanner.name()
    var primary: [String] = []
    var parameters: [GenericParameterCode] = []
    if kind == .protocolType, scanner.take("<") {
      repeat { primary.append(try scanner.name().text) } while scanner.take(",")
      try scanner.expect(">")
    } else {
      parameters = try generics()
    }
    let inherited = try inherited()
    let requirements = try requirements()
    let members = try members()
    return TypeDeclaration(
      kind: kind, name: name.text, nameSpan: name.span, attributes: head.attributes,
      modifiers: head.modifiers,
      generics: parameters, primaryAssociatedTypes: primary, inherited: inherited, requirements: requirements,
      members: members, file: file, span: span(head))
  }

  mutating func extensionDeclaration(_ head: Head) throws -> ExtensionDeclaration {
    let extended = try type()
    let inherited = try inherited()
    let requirements = try requirements()
    let members = try members()
    return ExtensionDeclaration(
      extended: extended, attributes: head.attributes, modifiers: head.modifiers, inherited: inherited,
      requirements: requirements, members: members, file: file, span: span(head))
  }

  private mutating func members() throws -> DeclarationList {
    try scanner.expect("{")
    var all: [Declaration] = []
    while !scanner.take("}") {
      all += try declaration()
      _ = scanner.take(";")
    }
    return DeclarationList(all)
  }

  private mutating func inherited() throws -> [WrittenType] {
    guard scanner.take(":") else { return [] }
    var all: [WrittenType] = []
    repeat { all.append(try type()) } while scanner.take(",")
    return all
  }

  private mutating func generics() throws -> [GenericParameterCode] {
    guard scanner.take("<") else { return [] }
    var all: [GenericParameterCode] = []
    repeat {
      let isPack = scanner.takeWord("each")
      let isValue = scanner.takeWord("let")
      let name = try scanner.name()
      let inherited = scanner.take(":") ? try type() : nil
      all.append(
        GenericParameterCode(
          name: name.text, nameSpan: name.span, inherited: inherited, isPack: isPack, isValue: isValue))
    } while scanner.take(",")
    try scanner.expect(">")
    return all
  }

  private mutating func requirements() throws -> [RequirementCode] {
    guard scanner.takeWord("where") else { return [] }
    var all: [RequirementCode] = []
    repeat {
      let left = try type()
      if scanner.take("==") {
        all.append(.same(left, try type()))
      } else {
        try scanner.expect(":")
        all.append(.conforms(left, try type()))
      }
    } while scanner.take(",")
    return all
  }

  // MARK: Functions

  private enum Labels {
    case ofFunctions
    /// A label only where two names are written.
    case ofSubscripts
    case none
  }

  mutating func function(_ head: Head) throws -> FunctionDeclaration {
    let isWord = scanner.comesName()
    let name = isWord ? try scanner.name() : try scanner.operatorName()
    let generics = try generics()
    let parameters = try parameters(isWord ? .ofFunctions : .none)
    let (isAsync, thrown) = try effects()
    let result = scanner.take("->") ? try type() : nil
    let requirements = try requirements()
    let body = try body()
    return FunctionDeclaration(
      kind: .function, name: name.text, nameSpan: name.span, attributes: head.attributes,
      modifiers: head.modifiers, generics: generics, parameters: parameters, result: result, isAsync: isAsync,
      thrown: thrown, requirements: requirements, body: body, accessors: [], file: file, span: span(head))
  }

  mutating func initializer(_ head: Head) throws -> FunctionDeclaration {
    let nameSpan = Span(scanner.position - 4, scanner.position)
    var failure = FunctionDeclaration.Failure.none
    if scanner.take("?") { failure = .optional } else if scanner.take("!") { failure = .implicitlyUnwrapped }
    let generics = try generics()
    let parameters = try parameters(.ofFunctions)
    let (isAsync, thrown) = try effects()
    let requirements = try requirements()
    let body = try body()
    return FunctionDeclaration(
      kind: .initializer(failure), name: "init", nameSpan: nameSpan, attributes: head.attributes,
      modifiers: head.modifiers, generics: generics, parameters: parameters, result: nil, isAsync: isAsync,
      thrown: thrown, requirements: requirements, body: body, accessors: [], file: file, span: span(head))
  }

  mutating func deinitializer(_ head: Head) throws -> FunctionDeclaration {
    let nameSpan = Span(scanner.position - 6, scanner.position)
    let (isAsync, _) = try effects()
    let body = try body()
    return FunctionDeclaration(
      kind: .deinitializer, name: "deinit", nameSpan: nameSpan, attributes: head.attributes,
      modifiers: head.modifiers, generics: [], parameters: [], result: nil, isAsync: isAsync, thrown: nil,
      requirements: [], body: body, accessors: [], file: file, span: span(head))
  }

  mutating func subscriptDeclaration(_ head: Head) throws -> FunctionDeclaration {
    let nameSpan = Span(scanner.position - 9, scanner.position)
    let generics = try generics()
    let parameters = try parameters(.ofSubscripts)
    try scanner.expect("->")
    let result = try type()
    let requirements = try requirements()
    let accessors = try accessors()
    return FunctionDeclaration(
      kind: .subscript, name: "subscript", nameSpan: nameSpan, attributes: head.attributes,
      modifiers: head.modifiers, generics: generics, parameters: parameters, result: result, isAsync: false,
      thrown: nil, requirements: requirements, body: nil, accessors: accessors, file: file, span: span(head))
  }

  mutating func macro(_ head: Head) throws -> FunctionDeclaration {
    let name = try scanner.name()
    let generics = try generics()
    let parameters = try parameters(.ofFunctions)
    let result = scanner.take("->") ? try type() : nil
    if scanner.take("=") { _ = try scanner.skipExpression() }
    let requirements = try requirements()
    return FunctionDeclaration(
      kind: .macro, name: name.text, nameSpan: name.span, attributes: head.attributes,
      modifiers: head.modifiers, generics: generics, parameters: parameters, result: result, isAsync: false,
      thrown: nil, requirements: requirements, body: nil, accessors: [], file: file, span: span(head))
  }

  private mutating func parameters(_ labels: Labels) throws -> [ParameterCode] {
    try scanner.expect("(")
    var all: [ParameterCode] = []
    while !scanner.take(")") {
      all.append(try parameter(labels))
      if !scanner.take(",") {
        try scanner.expect(")")
        break
      }
    }
    return all
  }

  private mutating func parameter(_ labels: Labels) throws -> ParameterCode {
    let attributes = try attributes()
    let first = try scanner.name()
    let second = scanner.comes(":") ? nil : try scanner.name()
    try scanner.expect(":")
    let type = try type()
    let isVariadic = scanner.take("...")
    let name = second ?? first
    let hasLabel =
      switch labels {
      case .ofFunctions: true
      case .ofSubscripts: second != nil
      case .none: false
      }
    return ParameterCode(
      label: hasLabel && first.text != "_" ? first.text : nil, name: name.text, nameSpan: name.span,
      type: type,
      attributes: attributes, isVariadic: isVariadic, defaultValue: try value())
  }

  // MARK: Variables

  mutating func variable(_ head: Head, isLet: Bool) throws -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      let pattern = try pattern(isLet: isLet)
      let type = scanner.take(":") ? try type() : nil
      let value = try value()
      bindings.append(
        VariableDeclaration.Binding(pattern: pattern, type: type, value: value, accessors: try accessors()))
    } while scanner.take(",")
    return VariableDeclaration(
      isLet: isLet, isAsync: false, attributes: head.attributes, modifiers: head.modifiers,
      bindings: VariableDeclaration.sharingTypes(bindings), file: file, span: span(head))
  }

  private mutating func pattern(isLet: Bool) throws -> Pattern {
    scanner.skipSpace()
    let start = scanner.position
    guard scanner.take("(") else {
      let name = try scanner.name()
      return Pattern(name.text == "_" ? .wildcard : .variable(name.text, isLet: isLet), name.span)
    }
    var elements: [(label: String?, pattern: Pattern)] = []
    repeat { elements.append((label: nil, pattern: try pattern(isLet: isLet))) } while scanner.take(",")
    try scanner.expect(")")
    return Pattern(.tuple(elements), Span(start, scanner.lastEnd))
  }

  private static let accessorKinds: [String: Accessor.Kind] = [
    "get": .get, "set": .set, "willSet": .willSet, "didSet": .didSet, "_read": .read, "read": .read,
    "_modify": .modify, "modify": .modify, "init": .initial, "unsafeAddress": .other,
    "unsafeMutableAddress": .other,
  ]

  /// `{ get set }`, `{ get { … } }`; a body alone is what `get` does.
  private mutating func accessors() throws -> [Accessor] {
    guard scanner.comes("{") else { return [] }
    let before = scanner
    scanner.advance(1)
    var all: [Accessor] = []
    while !scanner.take("}") {
      guard let accessor = try accessor() else {
        scanner = before
        return [
          Accessor(
            kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [], body: try body())
        ]
      }
      all.append(accessor)
    }
    return all
  }

  private mutating func accessor() throws -> Accessor? {
    _ = try attributes()
    let modifiers = try modifier() ?? []
    guard let kind = DeclarationParser.accessorKinds[scanner.nextWord()] else { return nil }
    _ = try scanner.name()
    var parameter: String?
    if [.set, .willSet, .didSet, .initial].contains(kind), scanner.take("(") {
      parameter = try scanner.name().text
      guard scanner.take(")") else { return nil }
    }
    let (isAsync, thrown) = try effects()
    // A body that begins with a call or a member of that name is no accessor.
    guard scanner.comes("{") || scanner.comes("}") || scanner.comes("@") || scanner.comesName() else {
      return nil
    }
    return Accessor(
      kind: kind, parameter: parameter, isAsync: isAsync, thrown: thrown, modifiers: modifiers,
      body: try body())
  }

  // MARK: Others

  mutating func cases(_ head: Head) throws -> [Declaration] {
    var all: [Declaration] = []
    var isLast = false
    while !isLast {
      let name = try scanner.name()
      let parameters = scanner.byte() == UInt8(ascii: "(") ? try caseParameters() : nil
      let raw = try value()
      isLast = !scanner.take(",")
      // The comma behind it is part of its place, as Swift's parser has it.
      all.append(
        .enumCase(
          CaseDeclaration(
            name: name.text, nameSpan: name.span, attributes: head.attributes, parameters: parameters,
            rawValue: raw, file: file, span: Span(name.span.start, scanner.lastEnd))))
    }
    return all
  }

  private mutating func caseParameters() throws -> [ParameterCode] {
    try scanner.expect("(")
    var all: [ParameterCode] = []
    repeat {
      let before = scanner
      var names: [(text: String, span: Span)] = []
      while names.count < 2, scanner.comesName() {
        names.append(try scanner.name())
      }
      if names.isEmpty || !scanner.comes(":") {
        names = []
        scanner = before
      } else {
        scanner.advance(1)
      }
      scanner.skipSpace()
      let start = scanner.position
      let type = try type()
      let label = names.first.flatMap { $0.text == "_" ? nil : $0.text }
      all.append(
        ParameterCode(
          label: label, name: names.last?.text ?? "", nameSpan: names.last?.span ?? Span(start, start),
          type: type, attributes: [], isVariadic: false, defaultValue: try value()))
    } while scanner.take(",")
    try scanner.expect(")")
    return all
  }

  mutating func alias(_ head: Head) throws -> AliasDeclaration {
    let name = try scanner.name()
    let generics = try generics()
    try scanner.expect("=")
    let type = try type()
    return AliasDeclaration(
      name: name.text, nameSpan: name.span, attributes: head.attributes, modifiers: head.modifiers,
      generics: generics, type: type, requirements: try requirements(), file: file)
  }

  mutating func associatedType() throws -> AssociatedTypeDeclaration {
    let name = try scanner.name()
    let inherited = try inherited()
    let defaultType = scanner.take("=") ? try type() : nil
    return AssociatedTypeDeclaration(
      name: name.text, nameSpan: name.span, inherited: inherited, defaultType: defaultType,
      requirements: try requirements(), file: file)
  }

  mutating func operatorDeclaration(_ head: Head) throws -> OperatorDeclaration {
    let name = try scanner.operatorName().text
    let fixity: OperatorDeclaration.Fixity =
      head.modifiers.contains(.isPrefix) ? .prefix : head.modifiers.contains(.isPostfix) ? .postfix : .infix
    return OperatorDeclaration(
      name: name, fixity: fixity, precedenceGroup: scanner.take(":") ? try scanner.name().text : nil)
  }

  mutating func precedenceGroup() throws -> PrecedenceGroupDeclaration {
    let name = try scanner.name().text
    try scanner.skipBrackets()
    return PrecedenceGroupDeclaration(name: name)
  }
}
