import SwiftOperators
import SwiftSyntax

/// The infix operators that code can use and how tightly they bind: the standard library's, and those that a
/// module declares.
package struct OperatorSet: Sendable, Equatable {
  struct Group: Sendable, Equatable {
    var associativity: Associativity = .none
    /// What it is written to be higher than, and lower than.
    var higherThan: [String] = []
    var lowerThan: [String] = []
    /// Whether an optional chain on the left of such an operator ends behind it.
    var isAssignment = false
  }

  private var groups: [String: Group]
  /// What is declared besides the library's own table, by sign.
  private var declared: [String: String]
  /// For each group, all that bind less tightly.
  private var below: [String: Set<String>] = [:]

  package static let standard = OperatorSet(groups: standardGroups, declared: vectorOperators)

  private init(groups: [String: Group], declared: [String: String]) {
    self.groups = groups
    self.declared = declared
    below = OperatorSet.ordered(groups)
  }

  /// With what a module's files declare. Few files do, so only those that hold the words are parsed.
  package static func collecting(from files: [SourceText]) -> OperatorSet {
    var declarations = DeclaredOperators()
    for file in files where DeclaredOperators.mayDeclare(file.bytes) {
      declarations.collect(CodeReader.parse(file.bytes).statements)
    }
    if declarations.isEmpty { return .standard }
    return OperatorSet(
      groups: standardGroups.merging(declarations.groups) { _, own in own },
      declared: vectorOperators.merging(declarations.operators) { _, own in own })
  }

  /// The precedence group of an operator; an unknown one binds as one without a group does.
  func group(of sign: String) -> String {
    let name =
      declared[sign] ?? OperatorTable.standardOperators.infixOperator(named: sign)?.precedenceGroup
    guard let name, groups[name] != nil else { return "DefaultPrecedence" }
    return name
  }

  /// Whether an operator assigns to what is on its left: `=`, `+=`, and those of a group with `assignment:
  /// true`.
  package func isAssignment(_ sign: String) -> Bool { groups[group(of: sign)]?.isAssignment ?? false }

  /// Whether of two operators with an operand between them, the left one takes it. Where nothing says which,
  /// code does not compile, and the left one takes it.
  func binds(_ left: String, before right: String) -> Bool {
    if left == right { return groups[left]?.associativity != .right }
    return below[right]?.contains(left) != true
  }

  private static func ordered(_ groups: [String: Group]) -> [String: Set<String>] {
    var next: [String: Set<String>] = [:]
    for (name, group) in groups {
      next[name, default: []].formUnion(group.higherThan)
      for other in group.lowerThan { next[other, default: []].insert(name) }
    }
    return next.mapValues { start in
      var reached = start
      var open = Array(start)
      while let name = open.popLast() {
        for lower in next[name] ?? [] where reached.insert(lower).inserted { open.append(lower) }
      }
      return reached
    }
  }
}
