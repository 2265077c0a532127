import EarshotSwiftCode
import EarshotSwiftSemantics

/// What is written as a literal.
package enum LiteralText {
  /// The digits as written, with the sign.
  case integer(String)
  case floating(String)
  case boolean(Bool)
  case text(String)
  case regex(String)
}

extension FunctionBuilder {
  func compileLiteral(_ expression: Expression) -> Code {
    let type = type(of: expression)
    switch expression.kind {
    case .integer(let digits): return literal(.integer(digits), .integer, type)
    case .float(let digits): return literal(.floating(digits), .float, type)
    case .boolean(let value): return literal(.boolean(value), .boolean, type)
    case .regex(let pattern): return literal(.regex(pattern), .regex, type)
    case .nilLiteral: return compileNil(type)
    case .string(let parts):
      var text = ""
      for part in parts {
        guard case .text(let piece) = part else { return compileInterpolation(expression, parts) }
        text += piece
      }
      return literal(.text(text), expression.plainLiteral ?? .string, type)
    case .array(let elements):
      if type.instance != nil { return compileMetatype(expression) }
      return compileArray(elements, type)
    case .dictionary(let pairs):
      if type.instance != nil { return compileMetatype(expression) }
      return compileDictionary(pairs, type)
    default: return unknown("a literal")
    }
  }

  /// `-1` is one literal.
  func compileNegative(_ expression: Expression, _ sign: Expression, _ operand: Expression) -> Code? {
    guard case .name(let name) = sign.kind, name.base == "-", body.choices[sign] == nil else { return nil }
    switch operand.kind {
    case .integer(let digits): return literal(.integer("-" + digits), .integer, type(of: expression))
    case .float(let digits): return literal(.floating("-" + digits), .float, type(of: expression))
    default: return nil
    }
  }

  private func literal(_ text: LiteralText, _ kind: LiteralKind, _ type: Type) -> Code {
    let machine = machine
    let source = source(type)
    if !type.hasParameters, let made = try? machine.makeLiteral(text, kind, machine.plain(type)),
      made.isPlain
    {
      return { _ in made }
    }
    return { try machine.makeLiteral(text, kind, source($0)) }
  }

  private func compileNil(_ type: Type) -> Code {
    if language.wrapped(type) != nil || type.isHole { return { _ in .none(0) } }
    let machine = machine
    let source = source(type)
    return { frame in
      let type = source(frame)
      if machine.language.wrapped(type) != nil { return .none(0) }
      return try machine.makeFromLiteral("ExpressibleByNilLiteral", "nilLiteral", .void, type)
    }
  }

  private func compileArray(_ elements: [Expression], _ type: Type) -> Code {
    let element = elementType(of: type, "ArrayLiteralElement", "ExpressibleByArrayLiteral")
    let codes = elements.map { handedOn($0, as: element) }
    let machine = machine
    let source = source(type)
    let isArray = type.nominal === language.type("Array")
    let isOpen = type.isHole
    return { frame in
      var list: ContiguousArray<RuntimeValue> = []
      list.reserveCapacity(codes.count)
      for code in codes { list.append(try code(frame)) }
      try machine.nest()
      try machine.count(made: list)
      if isArray { return .list(list) }
      if isOpen { return machine.list(ofUnknown: list) }
      return try machine.makeFromLiteral(
        "ExpressibleByArrayLiteral", "arrayLiteral", .list(list), source(frame))
    }
  }

  private func compileDictionary(_ pairs: [(key: Expression, value: Expression)], _ type: Type) -> Code {
    let key = elementType(of: type, "Key", "ExpressibleByDictionaryLiteral")
    let value = elementType(of: type, "Value", "ExpressibleByDictionaryLiteral")
    let codes = pairs.map { (compile($0.key, as: key), handedOn($0.value, as: value)) }
    let machine = machine
    let source = source(type)
    return { frame in
      let list = ContiguousArray(try codes.map { RuntimeValue.tuple(try $0(frame), try $1(frame)) })
      try machine.nest()
      try machine.count(made: list)
      return try machine.makeFromLiteral(
        "ExpressibleByDictionaryLiteral", "dictionaryLiteral", .list(list), source(frame))
    }
  }

  private func elementType(of type: Type, _ name: String, _ protocolName: String) -> Type {
    guard let protocolType = language.type(protocolName),
      let associated = program.associatedType(named: name, of: protocolType)
    else { return machine.types.hole("the elements of \(type)") }
    return program.memberType(associated, of: type, in: value?.inside)
  }

  // MARK: Texts with values in them

  private func compileInterpolation(_ expression: Expression, _ parts: [StringPart]) -> Code {
    let isOwn = parts.indices.contains {
      body.impliedCalls[CodeSite(expression, .interpolation(interpolation(before: $0, parts)))] != nil
    }
    if isOwn { return compileOwnInterpolation(expression, parts) }
    let machine = machine
    let codes = parts.map { part -> Words in
      switch part {
      case .text(let text): return { _ in (text, nil) }
      case .interpolation(let arguments, _):
        return arguments.first.map { words($0.value) } ?? { _ in ("", nil) }
      }
    }
    let wanted = source(type(of: expression))
    return { frame in
      var text = ""
      var missing: RuntimeGap?
      for code in codes {
        let (piece, gap) = try code(frame)
        text += piece
        if let gap { missing = missing ?? gap }
        try machine.check(size: text.utf8.count)
      }
      try machine.count(made: text)
      return try machine.makeLiteral(.text(text), .string, wanted(frame)).lacking(missing)
    }
  }

  private func interpolation(before index: Int, _ parts: [StringPart]) -> Int {
    parts[..<index].filter { if case .interpolation = $0 { true } else { false } }.count
  }

  /// What takes the pieces is a type's own (SE-0228).
  private func compileOwnInterpolation(_ expression: Expression, _ parts: [StringPart]) -> Code {
    let machine = machine
    let type = type(of: expression)
    var steps: [PieceStep] = []
    var count = 0
    for part in parts {
      switch part {
      case .text(let text):
        if text.isEmpty { continue }
        steps.append { frame, taker, type in
          try machine.append(literal: text, to: &taker, type)
          return nil
        }
      case .interpolation(let arguments, _):
        steps.append(interpolationStep(expression, count, arguments))
        count += 1
      }
    }
    let wanted = source(type)
    let size = parts.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
    return { (frame: Frame) in
      var missing: RuntimeGap?
      let made = try machine.interpolate(wanted(frame), size: size, count: count) { taker, type in
        for step in steps {
          if let gap = try step(frame, &taker, type) { missing = missing ?? gap }
        }
      }
      return made.lacking(missing)
    }
  }

  /// Hands a piece of a text to what takes them; gives what is missing of it.
  typealias PieceStep = (Frame, inout RuntimeValue, Type) throws -> RuntimeGap?

  private func unlabeledStep(_ argument: Expression) -> PieceStep {
    let machine = machine
    let words = words(argument)
    return { frame, taker, takerType in
      let (text, missing) = try words(frame)
      // It is a value, whatever its type: a key with it in it has `%@` there.
      try machine.append(value: text, to: &taker, takerType)
      return missing
    }
  }

  private func interpolationStep(_ expression: Expression, _ index: Int, _ arguments: [Argument]) -> PieceStep
  {
    let machine = machine
    guard let site = body.impliedCalls[CodeSite(expression, .interpolation(index))],
      let choice = body.choices[site]
    else {
      return arguments.first.map { unlabeledStep($0.value) } ?? { _, _, _ in nil }
    }
    let call = compileArguments(arguments, choice)
    let use = memberUse(choice, base: choice.base)
    let open = arguments.count == 1 ? compileOpen(arguments[0].value) : nil
    return wordsForUnknown(arguments.first?.value) { frame, taker, type in
      if case .existential(let box)? = try open?(frame) {
        try machine.append(value: machine.describe(box.value, box.type), to: &taker, type)
        return nil
      }
      var all: ContiguousArray = [taker]
      taker = .unset
      defer { taker = all[0] }
      var missing: RuntimeGap?
      _ = try call(frame, &all) { all in
        if all.count > 1, let part = all[1].partlyKnown {
          missing = part.gap
          try machine.append(value: part.shown, to: &all[0], type)
          return .void
        }
        return try machine.call(
          member: choice.value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
      }
      return missing
    }
  }
}

extension RuntimeValue {
  /// Whether it can be made once for all.
  var isPlain: Bool {
    switch self {
    case .integer, .floating, .boolean, .text, .none: true
    default: false
    }
  }
}

extension Machine {
  /// A literal as a value of a type.
  package func makeLiteral(_ text: LiteralText, _ kind: LiteralKind, _ type: Type) throws -> RuntimeValue {
    if let nominal = type.nominal, let make = natives.literal(of: nominal) {
      return try make(text, NativeCall(machine: self, generics: tables.none, declaration: nil), type)
    }
    if let inner = language.wrapped(type) { return try makeLiteral(text, kind, inner).wrapped }
    if type.isHole || type.isExistential || isErased(type) {
      guard let preferred = kind.preferredName else { throw Interruption.unknown("a literal's type") }
      let usual = language.make(preferred)
      return .existential(ExistentialValue(type: usual, value: try makeLiteral(text, kind, usual)))
    }
    for (protocolName, label, associated) in kind.ways {
      guard let protocolType = language.type(protocolName),
        program.conforms(type, to: protocolType, in: nil) == .yes,
        let member = program.associatedType(named: associated, of: protocolType)
      else { continue }
      let inner = program.memberType(member, of: type, in: nil)
      if inner === type || inner.isHole { continue }
      return try makeFromLiteral(protocolName, label, makeLiteral(text, kind, inner), type)
    }
    throw Interruption.unknown("how \(type) is made from a literal")
  }

  /// Calls the initializer that a literal protocol asks for.
  func makeFromLiteral(_ protocolName: String, _ label: String, _ value: RuntimeValue, _ type: Type) throws
    -> RuntimeValue
  {
    guard let protocolType = language.type(protocolName),
      let requirement = program.memberTable(of: protocolType).values(named: "init").first(where: {
        program.interface(of: $0).parameters?.first?.label == label
      })
    else { throw Interruption.unknown("how \(type) is made from a literal") }
    if type.isHole { throw Interruption.unknown(type.causes.first ?? "the type of a literal") }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), value]
    return try call(member: requirement, on: type, own: [], &arguments)
  }

  /// A text put together by what the type's `StringInterpolation` takes.
  func interpolate(
    _ type: Type, size: Int, count: Int, _ body: (inout RuntimeValue, Type) throws -> Void
  ) throws -> RuntimeValue {
    guard let protocolType = language.type("ExpressibleByStringInterpolation"),
      let associated = program.associatedType(named: "StringInterpolation", of: protocolType),
      let makerProtocol = language.type("StringInterpolationProtocol"),
      let begin = program.memberTable(of: makerProtocol).values(named: "init").first
    else { throw Interruption.unknown("how \(type) takes values in a text") }
    let takerType = program.memberType(associated, of: type, in: nil)
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(takerType), .integer(size), .integer(count)]
    var taker = try call(member: begin, on: takerType, own: [], &arguments)
    try body(&taker, takerType)
    return try makeFromLiteral("ExpressibleByStringInterpolation", "stringInterpolation", taker, type)
  }

  /// Appends a text as a value, where a type takes texts as such.
  func append(value text: String, to taker: inout RuntimeValue, _ type: Type) throws {
    let string = language.make("String")
    let taking = type.nominal.map { program.ownValues(named: "appendInterpolation", of: $0) }?.first {
      member in
      guard let parameters = program.interface(of: member).parameters else { return false }
      return parameters.count == 1 && parameters[0].label == nil && parameters[0].type === string
    }
    guard let taking else { return try append(literal: text, to: &taker, type) }
    var arguments: ContiguousArray = [taker, .text(text)]
    taker = .unset
    defer { taker = arguments[0] }
    _ = try call(member: taking, on: type, own: [], &arguments)
  }

  func append(literal text: String, to taker: inout RuntimeValue, _ type: Type) throws {
    if case .text(let known) = taker {
      try check(size: known.utf8.count + text.utf8.count)
      taker = .text(known + text)
      return
    }
    guard let protocolType = language.type("StringInterpolationProtocol"),
      let requirement = program.memberTable(of: protocolType).values(named: "appendLiteral").first,
      let associated = program.associatedType(named: "StringLiteralType", of: protocolType)
    else { throw Interruption.unknown("how \(type) takes a text") }
    let textType = program.memberType(associated, of: type, in: nil)
    var arguments: ContiguousArray = [taker, try makeLiteral(.text(text), .string, textType)]
    taker = .unset
    defer { taker = arguments[0] }
    _ = try call(member: requirement, on: type, own: [], &arguments)
  }
}

extension LiteralKind {
  /// The protocols by which a type can be made from such a literal, the plainest last.
  fileprivate var ways: [(protocolName: String, label: String, associated: String)] {
    switch self {
    case .integer:
      [
        ("ExpressibleByIntegerLiteral", "integerLiteral", "IntegerLiteralType"),
        ("ExpressibleByFloatLiteral", "floatLiteral", "FloatLiteralType"),
      ]
    case .float: [("ExpressibleByFloatLiteral", "floatLiteral", "FloatLiteralType")]
    case .boolean: [("ExpressibleByBooleanLiteral", "booleanLiteral", "BooleanLiteralType")]
    case .string, .interpolation: [("ExpressibleByStringLiteral", "stringLiteral", "StringLiteralType")]
    case .character, .unicodeScalar:
      [
        ("ExpressibleByStringLiteral", "stringLiteral", "StringLiteralType"),
        (
          "ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral",
          "ExtendedGraphemeClusterLiteralType"
        ),
        ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral", "UnicodeScalarLiteralType"),
      ]
    case .array, .dictionary, .nilLiteral, .regex: []
    }
  }
}
