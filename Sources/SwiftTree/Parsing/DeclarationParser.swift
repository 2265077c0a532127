/// Reads files of declarations without a parser of all of Swift: what has to be read in a build, of whoever
/// depends on this package, must not make that parser a second time. Bodies and values are taken as text; they
/// are read by Swift's parser when they are used.
///
/// What it can't read is an error: the files are this package's own, and tests hold what it makes against what
/// Swift's parser makes.
package struct DeclarationParser {
  var scanner: Scanner
  let file: SourceText
  let pieces: any PieceReader

  package struct Failure: Error, CustomStringConvertible {
    package var path: String
    package var line: Int
    package var column: Int
    package var expected: String
    package var description: String {
      "\(path):\(line):\(column): error: \(expected) is expected here in a file of declarations"
    }
  }

  package static func read(_ file: SourceText, pieces: any PieceReader) throws -> FileCode {
    var parser = DeclarationParser(scanner: Scanner(file.bytes), file: file, pieces: pieces)
    do { return try parser.wholeFile() } catch let failure as Scanner.Failure {
      let (line, column) = file.place(failure.offset)
      throw Failure(path: file.path, line: line, column: column, expected: failure.expected)
    }
  }

  private mutating func wholeFile() throws -> FileCode {
    var imports: [FileCode.Import] = []
    var declarations: [Declaration] = []
    while !scanner.isAtEnd {
      let before = scanner
      let attributes = try attributes()
      if scanner.takeWord("import") {
        imports.append(try importPath(attributes))
      } else {
        scanner = before
        declarations += try declaration()
      }
      _ = scanner.take(";")
    }
    return FileCode(file: file, imports: imports, list: DeclarationList(declarations), statements: [])
  }

  private mutating func importPath(_ attributes: [Attribute]) throws -> FileCode.Import {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let isScoped = kinds.contains(scanner.nextWord())
    if isScoped { _ = try scanner.name() }
    var path = [try scanner.name().text]
    while scanner.take(".") { path.append(try scanner.name().text) }
    return FileCode.Import(path: path, isScoped: isScoped, attributes: attributes)
  }

  // MARK: One declaration

  /// What stands before a declaration.
  struct Head {
    var start: Int
    var attributes: [Attribute]
    var modifiers: Modifiers
  }

  mutating func declaration() throws -> [Declaration] {
    scanner.skipSpace()
    var head = Head(start: scanner.position, attributes: try attributes(), modifiers: [])
    while let modifier = try modifier() { head.modifiers.formUnion(modifier) }
    let word = scanner.nextWord()
    guard DeclarationParser.introducers.contains(word) else { throw scanner.failure("a declaration") }
    scanner.advance(word.utf8.count)
    switch word {
    case "struct": return [.type(try type(.structure, head))]
    case "class": return [.type(try type(.classType, head))]
    case "enum": return [.type(try type(.enumeration, head))]
    case "actor": return [.type(try type(.actor, head))]
    case "protocol": return [.type(try type(.protocolType, head))]
    case "extension": return [.extension(try extensionDeclaration(head))]
    case "func": return [.function(try function(head))]
    case "init": return [.function(try initializer(head))]
    case "deinit": return [.function(try deinitializer(head))]
    case "subscript": return [.function(try subscriptDeclaration(head))]
    case "macro": return [.macro(try macro(head))]
    case "var", "let": return [.variable(try variable(head, isLet: word == "let"))]
    case "case": return try cases(head)
    case "typealias": return [.alias(try alias(head))]
    case "associatedtype": return [.associatedType(try associatedType())]
    case "operator": return [.operator(try operatorDeclaration(head))]
    default: return [.precedenceGroup(try precedenceGroup())]
    }
  }

  private static let introducers: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript",
    "macro",
    "var", "let", "case", "typealias", "associatedtype", "operator", "precedencegroup",
  ]

  // MARK: Modifiers and attributes

  private static let modifiers: [String: Modifiers] = [
    "static": .isStatic, "mutating": .isMutating, "nonmutating": .isNonmutating, "private": .isPrivate,
    "fileprivate": .isFileprivate, "internal": .isInternal, "package": .isPackage, "public": .isPublic,
    "open": .isOpen, "override": .isOverride, "convenience": .isConvenience, "required": .isRequired,
    "lazy": .isLazy, "weak": .isWeak, "unowned": .isUnowned, "indirect": .isIndirect, "prefix": .isPrefix,
    "infix": .isInfix, "postfix": .isPostfix, "final": .isFinal, "nonisolated": .isNonisolated,
    "optional": .isOptional, "dynamic": [], "borrowing": [], "consuming": [], "distributed": [],
  ]

  /// The modifier that comes next; nil where none does.
  mutating func modifier() throws -> Modifiers? {
    let word = scanner.nextWord()
    if word == "class" {
      let before = scanner
      scanner.advance(5)
      let next = scanner.nextWord()
      if DeclarationParser.introducers.contains(next) || DeclarationParser.modifiers[next] != nil {
        return .isClass
      }
      scanner = before
      return nil
    }
    guard let modifier = DeclarationParser.modifiers[word] else { return nil }
    scanner.advance(word.utf8.count)
    guard scanner.byte() == UInt8(ascii: "(") else { return modifier }
    let start = scanner.position
    try scanner.skipBrackets()
    return scanner.text(start, scanner.position) == "(set)" ? [] : modifier
  }

  /// Attributes whose arguments have a form of their own.
  private static let languageForms: Set<String> = [
    "available", "_implements", "convention", "objc", "backDeployed",
  ]

  mutating func attributes() throws -> [Attribute] {
    var found: [Attribute] = []
    while scanner.comes("@") { found.append(try attribute()) }
    return found
  }

  private mutating func attribute() throws -> Attribute {
    let start = scanner.position
    try scanner.expect("@")
    let type = try namedType()
    var text: String?
    var arguments = Deferred<[Argument]?>(value: nil)
    if scanner.byte() == UInt8(ascii: "(") {
      let open = scanner.position
      try scanner.skipBrackets()
      let inner = scanner.text(open + 1, scanner.position - 1)
      text = inner
      if case .named(_, let name, _) = type, !DeclarationParser.languageForms.contains(name) {
        let piece = CodePiece(text: inner, start: open + 1, file: file)
        arguments =
          inner.isEmpty ? Deferred(value: []) : Deferred(piece) { [pieces] in pieces.arguments($0) }
      }
    }
    return Attribute(
      type: type, arguments: arguments, argumentText: text, span: Span(start, scanner.lastEnd))
  }

  // MARK: What is read later

  /// A value behind `=`, as text.
  mutating func value() throws -> Deferred<Expression>? {
    guard scanner.comes("="), scanner.byte(1) != UInt8(ascii: "=") else { return nil }
    scanner.advance(1)
    let span = try scanner.skipExpression()
    let piece = CodePiece(text: scanner.text(span.start, span.end), start: span.start, file: file)
    return Deferred(piece) { [pieces] in pieces.expression($0) }
  }

  mutating func body() throws -> Deferred<Block>? {
    guard scanner.comes("{") else { return nil }
    let start = scanner.position
    try scanner.skipBrackets()
    let piece = CodePiece(text: scanner.text(start, scanner.position), start: start, file: file)
    return Deferred(piece) { [pieces] in pieces.block($0) }
  }
}
