import EarshotVocabulary

/// What a node's properties are made of.
extension UIKitNode {
  /// `UIAccessibilityContainerType`: what is spoken when the cursor enters (spec voiceover.md c).
  public enum ContainerType: String, Sendable, CaseIterable {
    /// Nothing is spoken on entry or exit.
    case none
    /// "list start" and "list end".
    case list
    /// "landmark"; a stop of the Landmarks rotor.
    case landmark
    /// Row and column of its cells, with their headers.
    case dataTable
    /// Its label when the cursor enters.
    case semanticGroup
  }

  /// One action of the Actions rotor (`UIAccessibilityCustomAction`).
  public struct CustomAction: Sendable {
    /// As VoiceOver says it.
    public var name: String
    /// What choosing it does; nil: nothing that is known here.
    public var handler: Handler?

    /// An action; without a handler it is offered and does nothing.
    public init(name: String, handler: Handler? = nil) {
      self.name = name
      self.handler = handler
    }
  }

  /// One pair of `AXCustomContent`, read under More Content.
  public struct CustomContent: Hashable, Sendable {
    /// What the value is of: "Email".
    public var label: String
    /// Spoken behind the label.
    public var value: String
    /// Whether the importance is `high`: the value is part of the announcement then.
    public var isImportant: Bool

    /// A pair of the default importance, unless it is said to be important.
    public init(label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor of the app's own (`UIAccessibilityCustomRotor`).
  public struct Rotor: Hashable, Sendable {
    /// As the rotor names itself when it is turned to.
    public var name: String
    /// The labels of what it stops at, in order.
    public var results: [String]

    /// A rotor by its name, with the labels of its results.
    public init(name: String, results: [String]) {
      self.name = name
      self.results = results
    }
  }

  /// Where a cell stands in its data table. nil: not found.
  public struct Cell: Hashable, Sendable {
    /// 0-based from the top.
    public var row: Int?
    /// 0-based from the leading side.
    public var column: Int?
    /// How many rows the cell takes, 1 or more.
    public var rowSpan: Int
    /// How many columns the cell takes, 1 or more.
    public var columnSpan: Int
    /// Row and column at which the table returns this cell, where that differs.
    public var grid: [Int]?

    /// A cell of one row and one column, unless spans are given.
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

  /// `UIAccessibilityContainerDataTable`: measures and headers; nil where the app does not tell.
  public struct DataTable: Hashable, Sendable {
    /// How many rows there are.
    public var rows: Int?
    /// How many columns there are.
    public var columns: Int?
    /// Labels of the header cells by row.
    public var rowHeaders: [Int: [String]]
    /// Labels of the header cells by column.
    public var columnHeaders: [Int: [String]]

    /// Measures and headers, as far as the app tells them.
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
