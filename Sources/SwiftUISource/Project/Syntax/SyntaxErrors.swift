import SwiftSyntax

/// The syntax errors of a file, worded as the Swift compiler words them.
///
/// swift-syntax has diagnostics of its own, but makes a fix-it with each and traps where that would change
/// nothing (`n \u{10}= `); here only the parsed tree is read.
struct SyntaxErrors {
  struct SyntaxError {
    /// UTF-8 offset in the file.
    var offset: Int
    var message: String
  }

  /// In source order.
  private(set) var errors: [SyntaxError] = []

  /// - Parameter limit: how many errors are looked for at most.
  init(_ tree: SourceFileSyntax, limit: Int) {
    guard tree.hasError else { return }
    var left = [Syntax(tree)]
    while errors.count < limit, let node = left.popLast() { left += read(node).reversed() }
    if errors.isEmpty { errors.append(SyntaxError(offset: 0, message: "this can't be parsed")) }
    errors = errors.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// Reads one node and answers the children that are still to be read.
  private mutating func read(_ node: Syntax) -> [Syntax] {
    if let token = node.as(TokenSyntax.self) {
      if let error = TokenErrors.error(in: token) { errors.append(error) }
      return []
    }
    if let unexpected = node.as(UnexpectedNodesSyntax.self) {
      errors.append(SyntaxErrors.unexpected(unexpected))
      // A `case` outside a `switch` takes all that follows with it.
      return unexpected.children(viewMode: .all).filter { $0.hasError && $0.is(SwitchCaseSyntax.self) }
    }
    return readChildren(of: node)
  }

  private mutating func readChildren(of node: Syntax) -> [Syntax] {
    var left: [Syntax] = []
    var missing: [Syntax] = []
    // Where an item is broken, the separator that it lacks is no second fault.
    let isBroken = node.children(viewMode: .all).contains { $0.hasError && !$0.isMissing }
    let isItem = node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
    var isOpen = true
    for child in node.children(viewMode: .all) {
      if child.isMissing {
        if isBroken && isItem || !isOpen && child.isClosing { continue }
        missing.append(child)
        isOpen = !child.isOpening
      } else if !(child.kind.isSyntaxCollection && child.isEmpty) {
        report(missing, in: node)
        missing = []
        if child.hasError { left.append(child) }
      }
    }
    report(missing, in: node)
    return left
  }

  // MARK: Missing

  private mutating func report(_ missing: [Syntax], in parent: Syntax) {
    // What attributes and modifiers are there for is missing as a whole.
    let missing = parent.is(MissingDeclSyntax.self) && !missing.isEmpty ? [parent] : missing
    guard let first = missing.first, let last = missing.last else { return }
    let end =
      last.lastToken(viewMode: .all)?.previousToken(viewMode: .sourceAccurate)?
      .endPositionBeforeTrailingTrivia
    let offset = (end ?? first.position).utf8Offset
    if first.isSemicolon, missing.count == 1 {
      let items = parent.is(MemberBlockItemSyntax.self) ? "declarations" : "statements"
      errors.append(
        SyntaxError(
          offset: offset, message: "consecutive \(items) on a line must be separated by newline or ';'"))
      return
    }
    var message = "expected \(SyntaxNames.list(missing.map(SyntaxNames.describe)))"
    message += SyntaxErrors.follows(first) ?? SyntaxErrors.context(of: parent, first: first, last: last)
    errors.append(SyntaxError(offset: offset, message: message))
  }

  /// What the missing thing would follow, where that says more than what it is in.
  private static func follows(_ missing: Syntax) -> String? {
    if let declaration = missing.as(MissingDeclSyntax.self) {
      if let modifier = declaration.modifiers.last { return " after '\(modifier.name.text)' modifier" }
      return declaration.attributes.isEmpty ? nil : " after attribute"
    }
    let siblings = missing.parent?.as(ExprListSyntax.self)?.children(viewMode: .all)
    guard let siblings, missing.parent?.parent?.is(SequenceExprSyntax.self) == true,
      let index = siblings.index(of: missing), index > siblings.startIndex
    else { return nil }
    return SyntaxNames.name(siblings[siblings.index(before: index)].kind).map { " after \($0)" }
  }

  private static func context(of parent: Syntax, first: Syntax, last: Syntax) -> String {
    guard let (around, name) = SyntaxNames.surroundings(of: parent) else { return "" }
    if first.isOpening, around.firstToken(viewMode: .all) == first.as(TokenSyntax.self) {
      return " to start \(name)"
    }
    if last.isClosing, around.lastToken(viewMode: .all) == last.as(TokenSyntax.self) {
      return " to end \(name)"
    }
    return " in \(name)"
  }

  // MARK: Unexpected

  private static func unexpected(_ node: UnexpectedNodesSyntax) -> SyntaxError {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.count == 1, let only = node.first?.as(SwitchCaseSyntax.self) {
      let name = only.label.is(SwitchDefaultLabelSyntax.self) ? "default" : "case"
      return SyntaxError(
        offset: offset, message: "'\(name)' label can only appear inside a 'switch' statement")
    }
    var message = "unexpected \(SyntaxNames.content(of: Syntax(node)))"
    if let parent = node.parent {
      if let (around, name) = SyntaxNames.surroundings(of: parent) {
        let isFirst =
          parent.firstToken(viewMode: .sourceAccurate) == node.firstToken(viewMode: .sourceAccurate)
        message += isFirst && around == parent ? " before \(name)" : " in \(name)"
      } else {
        message += " at top level"
      }
    }
    return SyntaxError(offset: offset, message: message)
  }
}

extension Syntax {
  /// Whether it has no token at all.
  fileprivate var isEmpty: Bool { firstToken(viewMode: .all) == nil }
  /// Whether it has tokens and none of them is in the source.
  fileprivate var isMissing: Bool { firstToken(viewMode: .sourceAccurate) == nil && !isEmpty }

  fileprivate var isSemicolon: Bool { self.as(TokenSyntax.self)?.tokenKind == .semicolon }

  fileprivate var isOpening: Bool {
    switch self.as(TokenSyntax.self)?.tokenKind {
    case .leftBrace, .leftAngle, .leftParen, .leftSquare: true
    default: false
    }
  }

  fileprivate var isClosing: Bool {
    switch self.as(TokenSyntax.self)?.tokenKind {
    case .rightBrace, .rightAngle, .rightParen, .rightSquare, .stringQuote, .multilineStringQuote,
      .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter:
      true
    default: false
    }
  }
}
