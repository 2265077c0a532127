extension DeclarationParser {
  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "isolated", "sending", "__owned", "__shared", "nonisolated", "_const",
  ]

  private mutating func comesSpecifier() -> Bool {
    scanner.skipSpace()
    guard "ibcsn_".utf8.contains(scanner.byte()) else { return false }
    return DeclarationParser.specifiers.contains(scanner.nextWord())
  }

  mutating func type() throws -> WrittenType {
    var attributes = try attributes()
    var isInOut = false
    while comesSpecifier() {
      if try scanner.name().text == "inout" { isInOut = true }
      if scanner.byte() == UInt8(ascii: "(") { try scanner.skipBrackets() }
      attributes += try self.attributes()
    }
    if scanner.takeWord("repeat") { return .packExpansion(try type()) }
    let base = try function(try composition())
    if attributes.isEmpty, !isInOut { return base }
    return .attributed(base, attributes: attributes, isInOut: isInOut)
  }

  /// `(Int) async throws -> Void`, if an arrow follows.
  private mutating func function(_ base: (type: WrittenType, elements: [WrittenType.Element]?)) throws
    -> WrittenType
  {
    guard let parameters = base.elements else { return base.type }
    let before = scanner
    let (isAsync, thrown) = try effects()
    guard scanner.take("->") else {
      scanner = before
      return base.type
    }
    return .function(
      WrittenType.Function(parameters: parameters, result: try type(), isAsync: isAsync, thrown: thrown))
  }

  mutating func effects() throws -> (isAsync: Bool, thrown: Thrown?) {
    let isAsync = scanner.takeWord("async") || scanner.takeWord("reasync")
    if scanner.takeWord("rethrows") { return (isAsync, .whatArgumentsThrow) }
    guard scanner.takeWord("throws") else { return (isAsync, nil) }
    guard scanner.byte() == UInt8(ascii: "(") else { return (isAsync, .anything) }
    try scanner.expect("(")
    let type = try type()
    try scanner.expect(")")
    return (isAsync, .type(type))
  }

  /// `A & B`; the elements are those of a tuple alone, which may be parameters.
  private mutating func composition() throws -> (type: WrittenType, elements: [WrittenType.Element]?) {
    if scanner.takeWord("any") { return (wrap(try composition().type, true), nil) }
    if scanner.takeWord("some") { return (wrap(try composition().type, false), nil) }
    if scanner.takeWord("each") { return (.packElement(try simple().type), nil) }
    let first = try simple()
    guard scanner.comes("&") else { return first }
    var parts = [first.type]
    while scanner.take("&") { parts.append(try simple().type) }
    return (.composition(parts), nil)
  }

  /// `any Tidal?` is an optional of it, not any optional.
  private func wrap(_ type: WrittenType, _ isAny: Bool) -> WrittenType {
    switch type {
    case .optional(let inner): .optional(wrap(inner, isAny))
    case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(wrap(inner, isAny))
    default: isAny ? .any(type) : .some(type)
    }
  }

  private mutating func simple() throws -> (type: WrittenType, elements: [WrittenType.Element]?) {
    if scanner.take("~") { return (.suppressed(try simple().type), nil) }
    var elements: [WrittenType.Element]?
    var type: WrittenType
    if scanner.comes("(") {
      let found = try tupleElements()
      elements = found
      type = tuple(found)
    } else if scanner.comes("[") {
      type = try bracketed()
    } else {
      type = try namedType()
    }
    while let next = try suffix(of: type) {
      type = next
      elements = nil
    }
    return (type, elements)
  }

  /// What stands right behind a type: `?`, `!`, `.Type`, `.Element`.
  private mutating func suffix(of type: WrittenType) throws -> WrittenType? {
    let before = scanner
    if scanner.skipSpace(), scanner.byte() != UInt8(ascii: ".") { scanner = before }
    switch scanner.byte() {
    case UInt8(ascii: "?"):
      scanner.advance(1)
      return .optional(type)
    case UInt8(ascii: "!"):
      scanner.advance(1)
      return .implicitlyUnwrapped(type)
    case UInt8(ascii: ".") where Scanner.isWordByte(scanner.byte(1)) || scanner.byte(1) == UInt8(ascii: "`"):
      scanner.advance(1)
      let name = try scanner.name().text
      if name == "Type" { return .metatype(type) }
      if name == "Protocol" { return .protocolMetatype(type) }
      return .named(base: type, name: name, arguments: try arguments())
    default: return nil
    }
  }

  /// A name with arguments and what is named in it: `Outer<Tide>.Inner`.
  mutating func namedType() throws -> WrittenType {
    let name = try scanner.name().text
    if name == "_" { return .inferred }
    return .named(base: nil, name: name, arguments: try arguments())
  }

  private mutating func arguments() throws -> [WrittenType] {
    guard scanner.byte() == UInt8(ascii: "<") else { return [] }
    scanner.advance(1)
    var all: [WrittenType] = []
    repeat { all.append(try argument()) } while scanner.take(",")
    try scanner.expect(">")
    return all
  }

  private mutating func argument() throws -> WrittenType {
    scanner.skipSpace()
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(scanner.byte()) else { return try type() }
    return .other(try scanner.name().text)
  }

  private mutating func bracketed() throws -> WrittenType {
    try scanner.expect("[")
    let first = try type()
    if scanner.take(":") {
      let value = try type()
      try scanner.expect("]")
      return .dictionary(first, value)
    }
    try scanner.expect("]")
    return .array(first)
  }

  /// Parentheses around one type mean nothing; around `repeat each T` they are a tuple of any length.
  private func tuple(_ elements: [WrittenType.Element]) -> WrittenType {
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
      if case .packExpansion = elements[0].type { return .tuple(elements) }
      return elements[0].type
    }
    return .tuple(elements)
  }

  private mutating func tupleElements() throws -> [WrittenType.Element] {
    try scanner.expect("(")
    var all: [WrittenType.Element] = []
    while !scanner.take(")") {
      let label = try elementLabel()
      let type = try type()
      all.append(WrittenType.Element(label: label, type: type, isVariadic: scanner.take("...")))
      if !scanner.take(",") {
        try scanner.expect(")")
        break
      }
    }
    return all
  }

  /// `label:`, `_ name:`; nil where only a type stands.
  private mutating func elementLabel() throws -> String? {
    let before = scanner
    guard scanner.comesName() else { return nil }
    let first = try scanner.name().text
    if scanner.comes(":") {
      scanner.advance(1)
      return first == "_" ? nil : first
    }
    if scanner.comesName() {
      _ = try scanner.name()
      if scanner.take(":") { return first == "_" ? nil : first }
    }
    scanner = before
    return nil
  }
}
