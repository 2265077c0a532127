import SwiftSyntax

/// Bodies and values of declarations, read by themselves: each is made a small file of its own.
extension CodeReader: PieceReader {
  package func block(_ piece: CodePiece) -> Block {
    let (reader, tree) = parse(piece, before: "func f() ")
    guard let body = tree.statements.first?.item.as(FunctionDeclSyntax.self)?.body else {
      return Block([], Span(piece.start, piece.start))
    }
    return reader.block(body)
  }

  package func expression(_ piece: CodePiece) -> Expression {
    let (reader, tree) = parse(piece, before: "let v = ")
    let variable = tree.statements.first?.item.as(VariableDeclSyntax.self)
    guard let value = variable?.bindings.first?.initializer?.value else {
      return Expression(.unknown("a value"), Span(piece.start, piece.start))
    }
    return reader.expression(value)
  }

  package func arguments(_ piece: CodePiece) -> [Argument] {
    // One attribute takes a keyword too: `@attached(extension)`.
    let isRole = piece.text.hasPrefix("extension")
    let (reader, tree) = parse(piece, before: isRole ? "@attached(" : "@a(", after: ") var v: V")
    let attributes = tree.statements.first?.item.as(VariableDeclSyntax.self)?.attributes
    guard case .attribute(let attribute)? = attributes?.first,
      case .argumentList(let list)? = attribute.arguments
    else { return [] }
    return reader.arguments(list)
  }

  private func parse(
    _ piece: CodePiece, before: StaticString, after: String = ""
  ) -> (FileReader, SourceFileSyntax) {
    let bytes = Array("\(before)\(piece.text)\(after)".utf8)
    let reader = FileReader(bytes, at: piece.start - before.utf8CodeUnitCount, of: piece.file, self)
    return (reader, CodeReader.parse(NestingGuard(bytes).bytes))
  }
}
