/// Code that stands as text until it is used: a body, a value, the arguments of an attribute.
package final class CodePiece: Sendable {
  package let text: String
  /// Where it starts in its file.
  package let start: Int
  package let file: SourceText

  package init(text: String, start: Int, file: SourceText) {
    self.text = text
    self.start = start
    self.file = file
  }
}

/// Reads pieces of code: what knows all of Swift, for those that know declarations alone.
package protocol PieceReader: Sendable {
  /// - Parameter piece: with its braces.
  func block(_ piece: CodePiece) -> Block
  func expression(_ piece: CodePiece) -> Expression
  /// - Parameter piece: without parentheses.
  func arguments(_ piece: CodePiece) -> [Argument]
}
