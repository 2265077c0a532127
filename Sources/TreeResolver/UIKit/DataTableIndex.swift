import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// The cells of a data table by place and label, to find headers and the first cell of a row
/// (spec announcements.md 3.4).
struct DataTableIndex {
  private struct Cell {
    var identity: Identity
    var label: String?
    var value: String?
    var row: Int?
    var column: Int?
    /// Whether the table returns the cell at its own row and column.
    var isWhereItSays: Bool
  }

  private struct Place: Hashable {
    var label: String
    var number: Int
  }

  private let table: UIKitNode.DataTable
  private var cells: [Cell] = []
  private var byLabel: [String: Int] = [:]
  private var byRow: [Place: Int] = [:]
  private var byColumn: [Place: Int] = [:]
  /// The first column in which a row has a cell of its own; one that only reaches into the row
  /// from above does not count.
  private var firstColumns: [Int: Int] = [:]

  /// Headers that one cell takes from its row or column at most, so that a table with long header
  /// lists stays linear.
  private static let headerLimit = 64

  init(_ node: ViewNode, _ properties: UIKitNode) {
    table = properties.dataTable ?? UIKitNode.DataTable()
    gather(node)
  }

  private mutating func gather(_ node: ViewNode) {
    guard case .element(let properties) = node.kind else { return }
    if let cell = properties.cell { add(cell, properties, node.identity) }
    for child in node.children { gather(child) }
    for child in properties.elements ?? [] { gather(child) }
  }

  private mutating func add(
    _ cell: UIKitNode.Cell, _ properties: UIKitNode, _ identity: Identity
  ) {
    let row = DataTableIndex.grid(cell, 0) ?? cell.row
    let column = DataTableIndex.grid(cell, 1) ?? cell.column
    let index = cells.count
    cells.append(
      Cell(
        identity: identity, label: properties.label, value: properties.value, row: cell.row,
        column: cell.column,
        isWhereItSays: cell.row != nil && cell.column != nil && cell.row == row
          && cell.column == column))
    if let row, let column { firstColumns[row] = min(firstColumns[row] ?? column, column) }
    guard let label = properties.label else { return }
    if byLabel[label] == nil { byLabel[label] = index }
    if let row, byRow[Place(label: label, number: row)] == nil {
      byRow[Place(label: label, number: row)] = index
    }
    if let column, byColumn[Place(label: label, number: column)] == nil {
      byColumn[Place(label: label, number: column)] = index
    }
  }

  private static func grid(_ cell: UIKitNode.Cell, _ index: Int) -> Int? {
    guard let grid = cell.grid, grid.indices.contains(index) else { return nil }
    return grid[index]
  }

  func context(
    of cell: UIKitNode.Cell, label: String?, _ identity: Identity
  ) -> DataTableCell {
    var isFirst = false
    if let row = cell.row, let column = cell.column {
      isFirst = (firstColumns[row] ?? column) >= column
    }
    var result = DataTableCell(
      row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
      isFirstInRow: isFirst)
    result.headers =
      rowHeaders(of: cell, identity, isFirst: isFirst)
      + columnHeaders(of: cell, identity, isFirst: isFirst)
    if let label, let row = cell.row ?? DataTableIndex.grid(cell, 0) {
      result.isRowHeader = headers(table.rowHeaders[row]).contains(label)
    }
    if let label, let column = cell.column ?? DataTableIndex.grid(cell, 1) {
      result.isColumnHeader = headers(table.columnHeaders[column]).contains(label)
    }
    return result
  }

  private func headers(_ labels: [String]?) -> ArraySlice<String> {
    (labels ?? []).prefix(DataTableIndex.headerLimit)
  }

  /// Only for the first cell of a row: its headers but the cell itself, and but those that the
  /// table does not return where they say they are.
  private func rowHeaders(
    of cell: UIKitNode.Cell, _ identity: Identity, isFirst: Bool
  ) -> [DataTableCell.Header] {
    guard isFirst, let row = cell.row else { return [] }
    return headers(table.rowHeaders[row]).compactMap { label in
      guard let found = byRow[Place(label: label, number: row)] ?? byLabel[label] else {
        return DataTableCell.Header(label: label, value: nil)
      }
      let header = cells[found]
      guard header.identity != identity, header.isWhereItSays else { return nil }
      return DataTableCell.Header(label: header.label, value: header.value)
    }
  }

  /// The column's headers but the cell itself, and but one directly above the first cell of a
  /// row.
  private func columnHeaders(
    of cell: UIKitNode.Cell, _ identity: Identity, isFirst: Bool
  ) -> [DataTableCell.Header] {
    guard let column = cell.column else { return [] }
    return headers(table.columnHeaders[column]).compactMap { label in
      guard let found = byColumn[Place(label: label, number: column)] ?? byLabel[label] else {
        return DataTableCell.Header(label: label, value: nil)
      }
      let header = cells[found]
      guard header.identity != identity else { return nil }
      if isFirst, let row = cell.row, header.row == row - 1, header.column == column { return nil }
      return DataTableCell.Header(label: header.label, value: header.value)
    }
  }
}
