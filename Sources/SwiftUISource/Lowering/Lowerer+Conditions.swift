import SwiftSyntax

/// Which `#if` conditions hold: an app for the iOS simulator in a debug build.
enum CompilationCondition {
  static let setFlags: Set<String> = ["DEBUG", "SIMULATOR", "targetEnvironment_simulator"]
  static let missingModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "Sparkle",
  ]

  /// The version of Swift that an app is taken to be compiled with, in its newest language mode.
  private static let swift = [6, 3]

  /// `>=5.9`, `<6`: what `swift(…)` and `compiler(…)` ask.
  static func isMet(version condition: String) -> Bool {
    let isLower = condition.hasPrefix("<")
    let version = condition.drop { "<>= ".contains($0) }.split(separator: ".").compactMap { Int($0) }
    return swift.lexicographicallyPrecedes(version) == isLower
  }
}

extension Lowerer {
  /// The clause of an `#if` that is compiled.
  func chosenClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition)
    }
  }

  /// The clause that is compiled where the build sets the flags of its own that the conditions ask for.
  func flaggedClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in clause.condition.map { holds($0, withFlags: true) } ?? false }
  }

  /// - Parameter withFlags: whether flags that are not known count as set.
  private func holds(_ node: ExprSyntax, withFlags: Bool = false) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return withFlags || CompilationCondition.setFlags.contains(node.baseName.text)
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let node): return !holds(node.expression, withFlags: withFlags)
    case .tupleExpr(let node):
      return node.elements.first.map { holds($0.expression, withFlags: withFlags) } ?? false
    case .functionCallExpr(let node): return test(node)
    case .sequenceExpr(let node): return sequenceHolds(node, withFlags: withFlags)
    case .infixOperatorExpr(let node):
      let isOr = text(node.operator) == "||"
      let left = holds(node.leftOperand, withFlags: withFlags)
      let right = holds(node.rightOperand, withFlags: withFlags)
      return isOr ? left || right : left && right
    default: return false
    }
  }

  /// `a || b && c`: and binds tighter.
  private func sequenceHolds(_ node: SequenceExprSyntax, withFlags: Bool) -> Bool {
    var anyHolds = false
    var allHold = true
    for element in node.elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" {
          anyHolds = anyHolds || allHold
          allHold = true
        }
      } else {
        allHold = allHold && holds(element, withFlags: withFlags)
      }
    }
    return anyHolds || allHold
  }

  private func test(_ node: FunctionCallExprSyntax) -> Bool {
    let name = text(node.calledExpression)
    let argument = node.arguments.first.map { text($0.expression) } ?? ""
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return !CompilationCondition.missingModules.contains(argument)
    case "swift", "compiler": return CompilationCondition.isMet(version: argument)
    case "arch": return argument == "arm64"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_runtime": return argument == "_ObjC"
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node):
        return .available(
          iOS: iOSVersion(node.availabilityArguments),
          negated: node.availabilityKeyword.text == "#unavailable")
      case .matchingPattern(let node):
        return .case(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        let bound = pattern(node.pattern)
        let value = node.initializer.map { expression($0.value) } ?? shadowed(bound, node)
        return .binding(bound, node.typeAnnotation.map { type($0.type) }, value)
      }
    }
  }

  /// `if let x` means `if let x = x`.
  private func shadowed(_ pattern: Pattern, _ node: some SyntaxProtocol) -> Expression {
    if case .identifier(let name) = pattern { return make(.name(name), node) }
    return make(.nilLiteral, node)
  }

  func iOSVersion(_ list: AvailabilityArgumentListSyntax) -> Int? {
    for argument in list {
      if case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text.hasPrefix("iOS")
      {
        return version.version.flatMap { Int($0.major.text) }
      }
    }
    return nil
  }
}
