import SwiftSyntax

/// What syntax is called in errors.
enum SyntaxNames {
  /// The name of a kind of syntax; nil for those that no user would know by a name.
  static func name(_ kind: SyntaxKind) -> String? { names[kind] }

  /// The nearest syntax around that has a name, itself included.
  static func surroundings(of node: Syntax) -> (node: Syntax, name: String)? {
    var next: Syntax? = node
    while let node = next {
      if let name = names[node.kind], node.kind != .codeBlock, node.kind != .memberBlock {
        return (node, name)
      }
      next = node.parent
    }
    return nil
  }

  /// What is missing, in words or as it would be written.
  static func describe(_ missing: Syntax) -> String {
    if let token = missing.as(TokenSyntax.self) {
      if !token.text.isEmpty { return "'\(token.text)'" }
      switch token.tokenKind {
      case .integerLiteral: return "integer literal"
      case .floatLiteral: return "floating literal"
      case .stringSegment: return "string"
      case .binaryOperator, .prefixOperator, .postfixOperator: return "operator"
      case .keyword: return "keyword"
      default: return missing.parent?.asProtocol((any DeclSyntaxProtocol).self) == nil ? "identifier" : "name"
      }
    }
    if let name = names[missing.kind] { return name }
    return list(
      missing.children(viewMode: .all).filter { $0.firstToken(viewMode: .all) != nil }.map(describe))
  }

  /// `'a', 'b', and 'c'`.
  static func list(_ items: [String]) -> String {
    switch items.count {
    case 0: "syntax"
    case 1: items[0]
    case 2: "\(items[0]) and \(items[1])"
    default: "\(items.dropLast().joined(separator: ", ")), and \(items[items.count - 1])"
    }
  }

  /// What is there, as it is written where that is one short line.
  static func content(of node: Syntax) -> String {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate).prefix(3))
    if tokens.count == 1, case .keyword = tokens[0].tokenKind { return "'\(tokens[0].text)' keyword" }
    if tokens.count == 1 { return "'\(tokens[0].text)'" }
    // A description is made only of what can be short.
    guard node.trimmedLength.utf8Length <= 400 else { return "code" }
    let text = node.trimmedDescription
    return text.count > 100 || text.contains(where: \.isNewline) ? "code" : "code '\(text)'"
  }

  private static let names: [SyntaxKind: String] = [
    // Declarations.
    .accessorDecl: "accessor", .actorDecl: "actor", .associatedTypeDecl: "associatedtype declaration",
    .classDecl: "class", .deinitializerDecl: "deinitializer", .enumCaseDecl: "enum case", .enumDecl: "enum",
    .extensionDecl: "extension", .functionDecl: "function", .importDecl: "import",
    .initializerDecl: "initializer", .macroDecl: "macro", .macroExpansionDecl: "macro expansion",
    .missingDecl: "declaration", .operatorDecl: "operator declaration",
    .precedenceGroupDecl: "precedencegroup", .protocolDecl: "protocol", .structDecl: "struct",
    .subscriptDecl: "subscript", .typeAliasDecl: "typealias declaration", .variableDecl: "variable",
    // Their parts.
    .attribute: "attribute", .codeBlock: "code block", .declModifier: "modifier",
    .enumCaseParameter: "parameter", .enumCaseParameterClause: "parameter clause",
    .functionParameter: "parameter", .functionParameterClause: "parameter clause",
    .functionSignature: "function signature", .genericArgument: "generic argument",
    .genericArgumentClause: "generic argument clause", .genericParameter: "generic parameter",
    .genericParameterClause: "generic parameter clause", .genericWhereClause: "'where' clause",
    .inheritanceClause: "inheritance clause", .inheritedType: "inherited type", .memberBlock: "member block",
    .typeAnnotation: "type annotation",
    // Statements.
    .breakStmt: "'break' statement", .catchClause: "'catch' clause", .continueStmt: "'continue' statement",
    .deferStmt: "'defer' statement", .doStmt: "'do' statement", .forStmt: "'for' statement",
    .guardStmt: "'guard' statement", .ifConfigClause: "conditional compilation clause",
    .ifConfigDecl: "conditional compilation block", .ifExpr: "'if' statement", .missingStmt: "statement",
    .optionalBindingCondition: "optional binding", .repeatStmt: "'repeat' statement",
    .returnStmt: "'return' statement", .switchCase: "switch case", .switchExpr: "'switch' statement",
    .throwStmt: "'throw' statement", .whereClause: "'where' clause", .whileStmt: "'while' statement",
    // Expressions.
    .arrayElement: "array element", .arrayExpr: "array", .asExpr: "'as'", .awaitExpr: "'await' expression",
    .binaryOperatorExpr: "operator", .closureCapture: "closure capture", .closureExpr: "closure",
    .closureParameter: "parameter", .closureParameterClause: "parameter clause",
    .closureSignature: "closure signature", .dictionaryElement: "dictionary element",
    .dictionaryExpr: "dictionary", .floatLiteralExpr: "floating literal", .forceUnwrapExpr: "force unwrap",
    .functionCallExpr: "function call", .inOutExpr: "inout expression",
    .integerLiteralExpr: "integer literal",
    .isExpr: "'is'", .keyPathExpr: "key path", .macroExpansionExpr: "macro expansion",
    .memberAccessExpr: "member access", .missingExpr: "expression",
    .multipleTrailingClosureElement: "trailing closure", .optionalChainingExpr: "optional chaining",
    .prefixOperatorExpr: "operator", .regexLiteralExpr: "regex literal",
    .stringLiteralExpr: "string literal", .subscriptCallExpr: "subscript",
    .ternaryExpr: "ternary expression", .tryExpr: "'try' expression", .tupleExpr: "tuple",
    .unresolvedAsExpr: "'as'", .unresolvedIsExpr: "'is'", .unresolvedTernaryExpr: "ternary operator",
    // Types and patterns.
    .arrayType: "array type", .attributedType: "type", .dictionaryType: "dictionary type",
    .expressionPattern: "pattern", .functionType: "function type", .identifierPattern: "pattern",
    .identifierType: "type", .memberType: "member type", .missingPattern: "pattern", .missingType: "type",
    .optionalType: "optional type", .someOrAnyType: "type", .tuplePattern: "tuple pattern",
    .tupleType: "tuple type", .valueBindingPattern: "value binding pattern",
  ]
}
