import SwiftSyntax

/// `a + b * c`: operands and operators in a row, put together by precedence.
///
/// The library folds too, but into trees that have lost their place in the file; it traps on broken code.
extension FileReader {
  /// More operators in a row than this are no code that anybody wrote, and what walks through them would run
  /// out of stack.
  static let longestSequence = 20_000

  func sequence(_ node: SequenceExprSyntax) -> Expression {
    let elements = node.elements
    guard elements.count <= FileReader.longestSequence else {
      return make(.unknown("more than \(FileReader.longestSequence) operands and operators in a row"), node)
    }
    var folding = OperatorFolding(operators: operators)
    for element in elements {
      if let infix = infixOperator(element) {
        folding.add(infix)
      } else if let written = element.as(TypeExprSyntax.self), folding.awaitsType {
        folding.add(type: type(written.type), end: end(written))
      } else {
        folding.add(expression(element))
      }
    }
    return folding.finish() ?? make(.unknown("nothing"), node)
  }

  private func infixOperator(_ node: ExprSyntax) -> OperatorFolding.Infix? {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): return .binary(name(of: node.operator), node.operator.text)
    case .assignmentExpr: return .assignment
    case .unresolvedTernaryExpr(let node): return .ternary(expression(node.thenExpression))
    case .unresolvedIsExpr: return .cast(.test)
    case .unresolvedAsExpr(let node):
      switch node.questionOrExclamationMark?.tokenKind {
      case nil: return .cast(.coerce)
      case .exclamationMark: return .cast(.forced)
      default: return .cast(.conditional)
      }
    case .arrowExpr(let node):
      return .arrow(
        isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
        thrown(node.effectSpecifiers?.throwsClause))
    default: return nil
    }
  }
}
