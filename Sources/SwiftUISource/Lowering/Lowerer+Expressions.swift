import SwiftParser
import SwiftSyntax

extension Lowerer {
  func expression(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      return postfixChain(node)
    case .declReferenceExpr(let node): return reference(node)
    case .stringLiteralExpr(let node): return make(.string(segments(node)), node)
    case .simpleStringLiteralExpr(let node):
      let text = node.segments.map { $0.content.text }.joined()
      return make(.string([.literal(text)]), node)
    case .regexLiteralExpr(let node): return regex(node)
    case .integerLiteralExpr(let node): return integer(node)
    case .floatLiteralExpr(let node):
      let digits = node.literal.text.filter { $0 != "_" }
      return make(.float(Double(digits) ?? 0), node)
    case .booleanLiteralExpr(let node):
      return make(.bool(node.literal.tokenKind == .keyword(.true)), node)
    case .nilLiteralExpr: return make(.nilLiteral, node)
    case .sequenceExpr(let node): return sequence(node)
    case .closureExpr(let node): return make(.closure(closure(node)), node)
    case .arrayExpr(let node): return make(.array(node.elements.map { expression($0.expression) }), node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node): return tuple(node)
    case .prefixOperatorExpr(let node): return prefix(node)
    case .postfixOperatorExpr(let node):
      return make(.postfixOperator(node.operator.text, expression(node.expression)), node)
    case .inOutExpr(let node): return make(.inOut(expression(node.expression)), node)
    case .tryExpr(let node): return tryExpression(node)
    case .awaitExpr(let node): return expression(node.expression).awaited()
    case .unsafeExpr(let node): return expression(node.expression)
    case .keyPathExpr(let node): return keyPath(node)
    case .ifExpr, .switchExpr:
      return make(.ifExpression(statement(ExprSyntax(node))), node)
    case .superExpr: return make(.name("super"), node)
    case .typeExpr(let node): return make(.type(type(node.type)), node)
    case .discardAssignmentExpr: return make(.discard, node)
    case .macroExpansionExpr(let node):
      if node.macroName.text == "function", !isDefaultArgument(node) {
        return make(.string(functionName(around: node)), node)
      }
      return make(.macro(plainName(node.macroName), arguments(of: node)), node)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    default: return make(.unsupported(node.trimmedDescription), node)
    }
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    switch node.baseName.tokenKind {
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      return make(.operatorReference(name), node)
    case .wildcard: return make(.discard, node)
    case .keyword(.Self):
      return ownType.map { typeReference($0, node) } ?? make(.name("Self"), node)
    case .identifier where !localAliases.isEmpty && node.argumentNames == nil:
      let name = plainName(node.baseName)
      return localAliases[name] == nil ? make(.name(name), node) : typeReference(aliased(name, []), node)
    default: return make(.name(plainName(node.baseName) + labels(node)), node)
    }
  }

  private func typeReference(_ type: TypeName, _ node: DeclReferenceExprSyntax) -> Expression {
    if case .named(let path, []) = type, path.count == 1 { return make(.name(path[0]), node) }
    return make(.type(type), node)
  }

  /// `/a+/` is `Regex("a+")`; one of several lines may hold white space and comments.
  private func regex(_ node: RegexLiteralExprSyntax) -> Expression {
    let text = node.regex.text
    let isExtended = node.openingPounds != nil && text.contains(where: \.isNewline)
    let pattern = CallArgument(
      label: nil, value: make(.string([.literal(isExtended ? "(?x)\(text)" : text)]), node))
    return make(.postfix(make(.name("Regex"), node), [.call([pattern], end: end(node))]), node)
  }

  private func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    let digits = node.literal.text.filter { $0 != "_" }
    let value: Int? =
      if digits.hasPrefix("0x") {
        Int(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0b") {
        Int(digits.dropFirst(2), radix: 2)
      } else if digits.hasPrefix("0o") {
        Int(digits.dropFirst(2), radix: 8)
      } else {
        Int(digits)
      }
    if let value { return make(.integer(value), node) }
    // Larger than an Int: a `UInt64`, held by its bits.
    let radix = ["0x": 16, "0b": 2, "0o": 8][digits.prefix(2).lowercased()]
    if let bits = UInt64(radix == nil ? digits[...] : digits.dropFirst(2), radix: radix ?? 10) {
      return make(.integer(Int(truncatingIfNeeded: bits)), node)
    }
    return make(.float(Double(digits) ?? 0), node)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    switch node.content {
    case .colon: return make(.dictionary([]), node)
    case .elements(let elements):
      return make(
        .dictionary(elements.map { (expression($0.key), expression($0.value)) }), node)
    }
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expression(only.expression)
    }
    let elements = node.elements.map { (label: $0.label.map(plainName), value: expression($0.expression)) }
    return make(.tuple(elements), node)
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    if node.operator.text == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self),
      let value = Int("-" + literal.literal.text.filter { $0 != "_" })
    {
      return make(.integer(value), node)
    }
    let operand = expression(node.expression)
    if node.operator.text == "-" {
      if case .integer(let value) = operand.kind { return make(.integer(0 &- value), node) }
      if case .float(let value) = operand.kind { return make(.float(-value), node) }
    }
    return make(.prefix(node.operator.text, operand), node)
  }

  private func tryExpression(_ node: TryExprSyntax) -> Expression {
    let inner = expression(node.expression)
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: return make(.tryOptional(inner), node)
    case .exclamationMark: return make(.tryForced(inner), node)
    default: return inner
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var components: [KeyPathComponent] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = plainName(property.declName.baseName)
        components.append(name == "self" ? .identity : .member(name))
      case .subscript(let node):
        if let first = node.arguments.first { components.append(.index(expression(first.expression))) }
      case .optional(let node):
        components.append(node.questionOrExclamationMark.tokenKind == .exclamationMark ? .force : .optional)
      default: break
      }
    }
    var root = node.root.map { type($0).text }
    // `\Almanac.Tide.height`: types nested in the root are part of it.
    while let outer = root, components.count > 1, case .member(let name)? = components.first,
      name.startsUppercase
    {
      root = "\(outer).\(name)"
      components.removeFirst()
    }
    return make(.keyPath(root: root, components), node)
  }

  // MARK: Chains

  /// A base with all that follows it. Chains nest to the left as deep as they are long, so they
  /// are unrolled in a loop.
  private func postfixChain(_ node: ExprSyntax) -> Expression {
    var reversed: [PostfixStep] = []
    let base = unroll(node, into: &reversed) ?? make(.unsupported(""), node)
    return make(.postfix(base, reversed.reversed()), node)
  }

  /// Collects steps from the outermost inwards; answers the base, or nil where the chain begins
  /// with a member of nothing inside a postfix `#if`.
  private func unroll(
    _ outermost: ExprSyntax, into reversed: inout [PostfixStep], isContinuation: Bool = false
  ) -> Expression? {
    var node = outermost
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
          reversed.append(.call(callArguments(call), end: end(call)))
          reversed.append(.specialize(arguments(generic.genericArgumentClause)))
          node = generic.expression
          continue
        }
        reversed.append(.call(callArguments(call), end: end(call)))
        node = call.calledExpression
      case .memberAccessExpr(let access):
        let name = memberName(access)
        guard let base = access.base else {
          if isContinuation {
            reversed.append(.member(name, start: start(access.declName)))
            return nil
          }
          return make(.implicitMember(name), access)
        }
        reversed.append(.member(name, start: start(access.declName)))
        node = base
      case .subscriptCallExpr(let call):
        reversed.append(.subscript(labeled(call.arguments), end: end(call)))
        node = call.calledExpression
      case .optionalChainingExpr(let chaining):
        reversed.append(.optional)
        node = chaining.expression
      case .forceUnwrapExpr(let unwrap):
        reversed.append(.force(end: end(unwrap)))
        node = unwrap.expression
      case .genericSpecializationExpr(let generic):
        reversed.append(.specialize(arguments(generic.genericArgumentClause)))
        node = generic.expression
      case .postfixIfConfigExpr(let config):
        if case .postfixExpression(let steps)? = chosenClause(config.config)?.elements {
          _ = unroll(steps, into: &reversed, isContinuation: true)
        }
        guard let base = config.base else { return nil }
        node = base
      default: return expression(node)
      }
    }
  }

  private func memberName(_ access: MemberAccessExprSyntax) -> String {
    let name = plainName(access.declName.baseName)
    return access.base == nil && name != "init" ? name : name + labels(access.declName)
  }

  /// `init(name:)` and `depth(at:)` keep the labels they name: they tell which function is meant.
  private func labels(_ node: DeclReferenceExprSyntax) -> String {
    guard let labels = node.argumentNames?.arguments else { return "" }
    return "(" + labels.map { "\(plainName($0.name)):" }.joined() + ")"
  }

  func callArguments(_ call: FunctionCallExprSyntax) -> [CallArgument] {
    var result = labeled(call.arguments)
    if let closure = call.trailingClosure {
      result.append(trailing(nil, closure))
    }
    for additional in call.additionalTrailingClosures {
      result.append(trailing(plainName(additional.label), additional.closure))
    }
    return result
  }

  /// Whether it stands for the argument of a call that gives none.
  private func isDefaultArgument(_ node: MacroExpansionExprSyntax) -> Bool {
    node.parent?.is(InitializerClauseSyntax.self) == true
      && node.parent?.parent?.is(FunctionParameterSyntax.self) == true
  }

  /// What `#function` is where it is written: `load(from:)`, `init()`, the name of a property.
  private func functionName(around node: MacroExpansionExprSyntax) -> [StringSegment] {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        return [.literal(plainName(function.name) + labels(function.signature.parameterClause))]
      }
      if let made = current.as(InitializerDeclSyntax.self) {
        return [.literal("init" + labels(made.signature.parameterClause))]
      }
      if let list = current.as(PatternBindingSyntax.self), list.accessorBlock != nil {
        return [.literal(list.pattern.trimmedDescription)]
      }
      if current.is(SubscriptDeclSyntax.self) { return [.literal("subscript")] }
      parent = current.parent
    }
    return [.literal("")]
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private func arguments(of node: MacroExpansionExprSyntax) -> [CallArgument] {
    var result = labeled(node.arguments)
    if let closure = node.trailingClosure { result.append(trailing(nil, closure)) }
    return result
  }

  func trailing(_ label: String?, _ node: ClosureExprSyntax) -> CallArgument {
    CallArgument(label: label, value: make(.closure(closure(node)), node), isTrailingClosure: true)
  }

  func labeled(_ list: LabeledExprListSyntax) -> [CallArgument] {
    list.map { CallArgument(label: $0.label.map(plainName), value: expression($0.expression)) }
  }

  // MARK: Text

  func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
    // Parsed segments keep their escapes; the library knows how to take them off, also for
    // multi-line and raw literals.
    let isPlain = node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    if isPlain {
      return [.literal(node.representedLiteralValue ?? rawText(node))]
    }
    let pounds = node.openingPounds?.text.count ?? 0
    let indentation =
      node.openingQuote.tokenKind == .multilineStringQuote
      ? multilineIndentation(node) : nil
    var result: [StringSegment] = []
    for (index, segment) in node.segments.enumerated() {
      switch segment {
      case .stringSegment(let segment):
        let text = unindented(
          segment.content.text, indentation, isFirst: index == 0)
        result.append(.literal(unescaped(text, pounds: pounds)))
      case .expressionSegment(let segment):
        var values = labeled(segment.expressions)
        guard let first = values.first else { continue }
        if first.label == nil { values.removeFirst() }
        result.append(.interpolation(first.value, first.label == nil ? values : values))
      }
    }
    if indentation != nil, case .literal(let last)? = result.last, last.hasSuffix("\n") {
      result[result.count - 1] = .literal(String(last.dropLast()))
    }
    return result
  }

  private func rawText(_ node: StringLiteralExprSyntax) -> String {
    node.segments.map { $0.trimmedDescription }.joined()
  }

  private func multilineIndentation(_ node: StringLiteralExprSyntax) -> Int {
    let trivia = node.closingQuote.leadingTrivia.description
    return trivia.reversed().prefix(while: { $0 == " " || $0 == "\t" }).count
  }

  private func unindented(_ text: String, _ indentation: Int?, isFirst: Bool) -> String {
    // The parser has already taken the indentation off the segments of a multi-line literal.
    text
  }

  /// Takes the escapes off, with the number of pounds of the literal.
  func unescaped(_ text: String, pounds: Int) -> String {
    guard text.contains("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: marker) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let escape = rest.first else { break }
      rest = rest.dropFirst()
      switch escape {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        let digits = rest.dropFirst().prefix(while: { $0 != "}" })
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      case "\n": break
      default: result.append(escape)
      }
    }
    return result + rest
  }
}

extension Substring {
  /// The first place of `needle`, by scalars.
  fileprivate func firstRange(of needle: String) -> Range<Index>? {
    let wanted = Array(needle.unicodeScalars)
    let view = unicodeScalars
    var index = view.startIndex
    while index != view.endIndex {
      var end = index
      var matched = 0
      while matched < wanted.count, end != view.endIndex, view[end] == wanted[matched] {
        end = view.index(after: end)
        matched += 1
      }
      if matched == wanted.count { return index..<end }
      index = view.index(after: index)
    }
    return nil
  }
}
