import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization

extension Composer {
  private var cell: DataTableCell? {
    guard case .dataTableCell(let cell) = element.context else { return nil }
    return cell
  }

  /// The labels and values of the cell's headers, before the cell.
  var tableHeaderParts: [AnnouncementPart] {
    guard let cell, settings.tableHeaders else { return [] }
    let texts = cell.headers.flatMap { [$0.label, $0.value] }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }.map { text in
      announcer.appText(
        .context, text, language: element.language,
        cause: Cause(
          rule: AnnouncementRule.tableHeader.sentence, setting: "table-headers=on",
          source: element.source, evidence: AnnouncementRule.tableHeader.evidence))
    }
  }

  /// What the cell heads, what it spans and where it stands, after label and value: the order of
  /// a device since iOS 13, which AccessibilitySnapshot's notation does not follow.
  var tablePlaceParts: [AnnouncementPart] {
    guard let cell else { return [] }
    var texts: [String] = []
    if settings.tableHeaders {
      if cell.isRowHeader { texts.append(words[.rowHeader]) }
      if cell.isColumnHeader { texts.append(words[.columnHeader]) }
    }
    if settings.rowColumnNumbers { texts += numbers(of: cell) }
    return texts.map { ownWords(.context, $0, .tablePlace, setting: "row-column-numbers=on") }
  }

  private func numbers(of cell: DataTableCell) -> [String] {
    var texts: [String] = []
    if cell.row != nil, cell.rowSpan > 1 { texts.append(words.fill(.spansRows, cell.rowSpan)) }
    if cell.column != nil, cell.columnSpan > 1 {
      texts.append(words.fill(.spansColumns, cell.columnSpan))
    }
    if let row = cell.row, cell.isFirstInRow { texts.append(words.fill(.rowNumber, row &+ 1)) }
    if let column = cell.column { texts.append(words.fill(.columnNumber, column &+ 1)) }
    return texts
  }
}
