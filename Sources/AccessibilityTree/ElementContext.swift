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
  /// The first element of a list; "list start".
  case listStart
  /// The last element of a list; "list end".
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A cell, with its place and headers.
  case dataTableCell(DataTableCell)
}

/// A cell of a data table with the words around it already gathered.
public struct DataTableCell: Hashable, Sendable {
  /// What a header cell says of itself.
  public struct Header: Hashable, Sendable {
    /// The header's label.
    public var label: String?
    /// The header's value.
    public var value: String?

    /// The texts of a header cell.
    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }

  /// 0-based; nil: not found.
  public var row: Int?
  /// 0-based; nil: not found.
  public var column: Int?
  /// How many rows the cell takes, 1 or more.
  public var rowSpan: Int
  /// How many columns the cell takes, 1 or more.
  public var columnSpan: Int
  /// Whether the row is said: the cell is the first of its row.
  public var isFirstInRow: Bool
  /// Row headers, then column headers, as they are said before the cell.
  public var headers: [Header]
  /// Whether the cell is itself a header of its row or column: a device says so.
  public var isRowHeader: Bool
  /// Whether the cell is itself a header of its column.
  public var isColumnHeader: Bool

  /// A cell where it stands; of one row and one column unless spans are given.
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
