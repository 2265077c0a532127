/// Packing takes code as text, so that nobody asks for what it says.
package struct UnreadPieces: PieceReader {
  package init() {}
  package func block(_ piece: CodePiece) -> Block { Block([], Span(piece.start, piece.start)) }
  package func expression(_ piece: CodePiece) -> Expression {
    Expression(.discard, Span(piece.start, piece.start))
  }
  package func arguments(_ piece: CodePiece) -> [Argument] { [] }
}
