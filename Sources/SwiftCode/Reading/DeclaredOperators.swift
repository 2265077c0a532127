import SwiftOperators
import SwiftSyntax

/// The `operator` and `precedencegroup` declarations of files.
struct DeclaredOperators {
  var operators: [String: String] = [:]
  var groups: [String: OperatorSet.Group] = [:]

  var isEmpty: Bool { operators.isEmpty && groups.isEmpty }

  /// They stand at the top of files, also inside `#if`, whichever clause is compiled.
  mutating func collect(_ list: CodeBlockItemListSyntax) {
    for item in list {
      guard case .decl(let node) = item.item else { continue }
      switch node.as(DeclSyntaxEnum.self) {
      case .operatorDecl(let node): add(node)
      case .precedenceGroupDecl(let node): add(node)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .statements(let list)? = clause.elements { collect(list) }
        }
      default: break
      }
    }
  }

  private mutating func add(_ node: OperatorDeclSyntax) {
    guard node.fixitySpecifier.tokenKind == .keyword(.infix) else { return }
    let group = node.operatorPrecedenceAndTypes.map { plainName($0.precedenceGroup) }
    operators[node.name.text] = group ?? "DefaultPrecedence"
  }

  private mutating func add(_ node: PrecedenceGroupDeclSyntax) {
    var group = OperatorSet.Group()
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map { plainName($0.name) }
        if relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan) {
          group.lowerThan += names
        } else {
          group.higherThan += names
        }
      case .precedenceGroupAssociativity(let node):
        group.associativity = Associativity(rawValue: node.value.text) ?? .none
      case .precedenceGroupAssignment(let node): group.isAssignment = node.value.tokenKind == .keyword(.true)
      }
    }
    groups[plainName(node.name)] = group
  }

  private static let words = [Array("operator".utf8), Array("precedencegroup".utf8)]

  /// Whether one of the words is anywhere in a file.
  static func mayDeclare(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      words.contains { word in
        var index = 0
        while index + word.count <= bytes.count {
          if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return true }
          index += 1
        }
        return false
      }
    }
  }
}
