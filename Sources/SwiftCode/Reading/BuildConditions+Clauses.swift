import SwiftSyntax

extension BuildConditions {
  /// The clause of an `#if` that is compiled.
  func chosenClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in
      clause.condition.map { holds($0) } ?? (clause.poundKeyword.tokenKind == .poundElse)
    }
  }

  private func holds(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .integerLiteralExpr(let node): return node.literal.text != "0"
    case .declReferenceExpr(let node):
      let name = node.baseName.text
      // `#if $Embedded`: a feature of the compiler.
      if name.hasPrefix("$") { return !missingFeatures.contains(String(name.dropFirst())) }
      return flags.contains(name)
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .functionCallExpr(let node):
      return isMet(
        node.calledExpression.trimmedDescription, node.arguments.first?.expression.trimmedDescription ?? "")
    case ._canImportExpr(let node): return isMet("canImport", node.importPath.text)
    case .sequenceExpr(let node): return sequenceHolds(node)
    default: return false
    }
  }

  /// `a || b && c`: and binds tighter.
  private func sequenceHolds(_ node: SequenceExprSyntax) -> Bool {
    var anyHolds = false
    var allHold = true
    for element in node.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "||" else { continue }
        anyHolds = anyHolds || allHold
        allHold = true
      } else {
        allHold = allHold && holds(element)
      }
    }
    return anyHolds || allHold
  }

  private func isMet(_ question: String, _ argument: String) -> Bool {
    switch question {
    case "os": return argument == os || (argument == "OSX" && os == "macOS")
    case "arch": return argument == architecture
    case "targetEnvironment": return argument == environment
    case "canImport":
      let name = String(argument.prefix { $0 != "." })
      return knownModules?.contains(name) ?? !missingModules.contains(name)
    case "swift", "compiler", "_compiler_version": return isMet(version: argument)
    case "_endian": return argument == "little"
    case "_pointerBitWidth", "_hasAtomicBitWidth": return argument == "_64"
    case "_runtime": return argument == (hasObjectiveC ? "_ObjC" : "_Native")
    case "objectFormat": return argument == (hasObjectiveC ? "MachO" : "ELF")
    case "hasFeature": return !missingFeatures.contains(argument)
    case "hasAttribute": return true
    default: return false
    }
  }

  /// `>=5.9`, `<6`: what `swift(…)` and `compiler(…)` ask.
  private func isMet(version condition: String) -> Bool {
    let digits = condition.drop { "<>= \"".contains($0) }
    let version = digits.split { ".\" ".contains($0) }.compactMap { Int($0) }
    return swift.lexicographicallyPrecedes(version) == condition.hasPrefix("<")
  }
}
