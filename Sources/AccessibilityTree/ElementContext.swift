/// What the container of an element adds to what is said of it.
///
/// `index` counts from 0, as rows and columns do; it is spoken plus one.
public indirect enum ElementContext: Hashable, Sendable {
  /// "2 of 3", without a role of its own: a segment.
  case series(index: Int, count: Int)
  /// A tab in something with the `tabBar` trait; "Tab. 2 of 3."
  case tab(index: Int, count: Int)
  /// A button of a tab bar.
  case tabBarItem(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case dataTableCell(DataTableCell)
}

/// A cell of a data table with the words around it already gathered.
public struct DataTableCell: Hashable, Sendable {
  public struct Header: Hashable, Sendable {
    public var label: String?
    public var value: String?

    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }

  /// 0-based; nil: not found.
  public var row: Int?
  public var column: Int?
  public var rowSpan: Int
  public var columnSpan: Int
  /// Whether the row is said: the cell is the first of its row.
  public var isFirstInRow: Bool
  /// Row headers, then column headers, as they are said before the cell.
  public var headers: [Header]
  /// Whether the cell is itself a header of its row or column: a device says so.
  public var isRowHeader: Bool
  public var isColumnHeader: Bool

  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
    headers: [Header] = [], isRowHeader: Bool = false, isColumnHeader: Bool = false
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isFirstInRow = isFirstInRow
    self.headers = headers
    self.isRowHeader = isRowHeader
    self.isColumnHeader = isColumnHeader
  }
}
