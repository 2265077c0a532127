import SwiftSyntax

/// What stands at the top of a file.
extension FileReader {
  private struct TopLevel {
    var imports: [FileCode.Import] = []
    var declarations: [Declaration] = []
    var statements: [Statement] = []
    var isScript = false
  }

  func file(_ tree: SourceFileSyntax) -> FileCode {
    var top = TopLevel()
    collect(tree.statements, into: &top)
    return FileCode(
      file: source, imports: top.imports, list: DeclarationList(top.declarations),
      statements: top.isScript ? top.statements : [])
  }

  private func collect(_ list: CodeBlockItemListSyntax, into top: inout TopLevel) {
    for item in list {
      switch item.item {
      case .decl(let node): collect(node, into: &top)
      case .stmt(let node):
        top.isScript = true
        top.statements.append(statement(node))
      case .expr(let node):
        if let use = node.as(MacroExpansionExprSyntax.self) {
          // `#Preview { … }` is parsed as an expression where nothing stands before it.
          add([.macroUse(macro(use))], use, to: &top)
        } else {
          top.isScript = true
          top.statements.append(statement(node))
        }
      }
    }
  }

  private func collect(_ node: DeclSyntax, into top: inout TopLevel) {
    if let config = node.as(IfConfigDeclSyntax.self) {
      if case .statements(let list)? = conditions.chosenClause(config)?.elements {
        collect(list, into: &top)
      }
    } else if let node = node.as(ImportDeclSyntax.self) {
      top.imports.append(
        FileCode.Import(
          path: node.path.map { plainName($0.name) }, isScoped: node.importKindSpecifier != nil,
          attributes: attributes(node.attributes)))
    } else {
      add(declarations(node), node, to: &top)
    }
  }

  private func add(_ declarations: [Declaration], _ node: some SyntaxProtocol, to top: inout TopLevel) {
    top.declarations += declarations
    top.statements += declarations.map { make(.declaration($0), node) }
  }
}
