import EarshotVocabulary
import SwiftSyntax

/// Finds the classes of a file that make views, and hands their code to the statement reader.
final class ClassReader: SyntaxVisitor {
  private(set) var classes: [ClassFacts] = []
  private var topLevel: ClassFacts
  private var open: [ClassFacts] = []
  private let file: String
  private let converter: SourceLocationConverter

  init(file: String, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    topLevel = ClassFacts(name: file.split(separator: "/").last.map(String.init) ?? file)
    super.init(viewMode: .sourceAccurate)
  }

  /// The classes, then the code at the top of the file where it makes views.
  var found: [ClassFacts] { topLevel.order.count > 1 ? classes + [topLevel] : classes }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, at: Syntax(node.name))
    read(node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    guard let index = classes.firstIndex(where: { $0.name == name }) else { return .skipChildren }
    open.append(classes.remove(at: index))
    read(node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    if open.last?.name == node.extendedType.trimmedDescription { end() }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let statements = node.statements.filter { item in
      switch item.item {
      case .decl(let decl): decl.is(VariableDeclSyntax.self)
      default: true
      }
    }
    var reader = StatementReader(facts: topLevel, file: file, converter: converter)
    for statement in statements { reader.read(statement) }
    topLevel = reader.facts
    return .visitChildren
  }

  private func begin(_ name: String, _ inheritance: InheritanceClauseSyntax?, at node: Syntax) {
    var facts = ClassFacts(name: name)
    facts.superclasses =
      inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let place = node.startLocation(converter: converter)
    facts.location = EarshotVocabulary.SourceLocation(file: file, line: place.line, column: place.column)
    open.append(facts)
  }

  private func end() {
    guard let facts = open.popLast() else { return }
    classes.append(facts)
  }

  /// Properties first, then functions as they stand: handlers of events are none of the set-up.
  private func read(_ members: MemberBlockSyntax) {
    guard let facts = open.last else { return }
    var reader = StatementReader(facts: facts, file: file, converter: converter)
    for member in members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) { reader.read(variable) }
    }
    for member in members.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        reader.read(function)
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        reader.read(initializer.body?.statements)
      }
    }
    open[open.count - 1] = reader.facts
  }
}
