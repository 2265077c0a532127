import EarshotVocabulary

/// What a node's properties are made of.
extension UIKitNode {
  public enum ContainerType: String, Sendable, CaseIterable {
    case none
    case list
    case landmark
    case dataTable
    case semanticGroup
  }

  public struct CustomAction: Sendable {
    public var name: String
    public var handler: Handler?

    public init(name: String, handler: Handler? = nil) {
      self.name = name
      self.handler = handler
    }
  }

  public struct CustomContent: Hashable, Sendable {
    public var label: String
    public var value: String
    public var isImportant: Bool

    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  public struct Rotor: Hashable, Sendable {
    public var name: String
    public var results: [String]

    public init(name: String, results: [String]) {
      self.name = name
      self.results = results
    }
  }

  /// Where a cell stands in its data table. nil: not found.
  public struct Cell: Hashable, Sendable {
    public var row: Int?
    public var column: Int?
    public var rowSpan: Int
    public var columnSpan: Int
    /// Row and column at which the table returns this cell, where that differs.
    public var grid: [Int]?

    public init(
      row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1,
      grid: [Int]? = nil
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.grid = grid
    }
  }

  public struct DataTable: Hashable, Sendable {
    public var rows: Int?
    public var columns: Int?
    /// Labels of the header cells by row.
    public var rowHeaders: [Int: [String]]
    public var columnHeaders: [Int: [String]]

    public init(
      rows: Int? = nil, columns: Int? = nil, rowHeaders: [Int: [String]] = [:],
      columnHeaders: [Int: [String]] = [:]
    ) {
      self.rows = rows
      self.columns = columns
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }
}
