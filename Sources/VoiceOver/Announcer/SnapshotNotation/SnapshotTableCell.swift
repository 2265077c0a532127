import EarshotAccessibilityTree
import EarshotLocalization

/// Step 2: the words around a data table's cell (spec announcements.md, section 3.4).
struct SnapshotTableCell {
  private let cell: DataTableCell
  private let phrases: SnapshotPhrases

  init(_ cell: DataTableCell, phrases: SnapshotPhrases) {
    self.cell = cell
    self.phrases = phrases
  }

  /// Headers, the label as a sentence, spans, row and column.
  func text(around label: String) -> String {
    var text = ""
    for header in cell.headers { text += sentence(of: header) }
    text += SnapshotSentence.ended(label)
    if cell.row != nil, cell.rowSpan > 1 { append(.rowSpan, cell.rowSpan, to: &text) }
    if cell.column != nil, cell.columnSpan > 1 { append(.columnSpan, cell.columnSpan, to: &text) }
    if let row = cell.row, cell.isFirstInRow { append(.row, row &+ 1, to: &text) }
    if let column = cell.column { append(.column, column &+ 1, to: &text) }
    return text
  }

  private func append(_ key: SnapshotPhraseKey, _ number: Int, to text: inout String) {
    text += " " + phrases.numbered(key, number)
  }

  private func sentence(of header: DataTableCell.Header) -> String {
    let texts = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? "" : texts.joined(separator: ": ") + ". "
  }
}
