import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Spec announcements.md 3.4, with its examples.
@Suite("Cells of a data table")
struct UIKitDataTableTests {
  private func cell(
    _ label: String, _ row: Int?, _ column: Int?, rows: Int = 1, columns: Int = 1,
    grid: [Int]? = nil
  ) -> ViewNode {
    leaf(label, Double(grid?[1] ?? column ?? 0) * 50, Double(grid?[0] ?? row ?? 0) * 50) {
      $0.value = "\(label) Value"
      $0.cell = .init(row: row, column: column, rowSpan: rows, columnSpan: columns, grid: grid)
    }
  }

  private func cells(_ cells: [ViewNode], _ table: UIKitNode.DataTable) -> [String: DataTableCell] {
    let resolution = resolve(
      uikit(children: cells) {
        $0.containerType = .dataTable
        $0.dataTable = table
      })
    var result: [String: DataTableCell] = [:]
    for element in resolution.tree.elements {
      guard case .dataTableCell(let cell)? = element.context else { continue }
      result[element.label?.string ?? ""] = cell
    }
    return result
  }

  private var square: [ViewNode] {
    (0..<3).flatMap { row in
      ["A", "B", "C"].enumerated().map { column, name in cell("\(name)\(row + 1)", row, column) }
    }
  }

  private let headers = UIKitNode.DataTable(
    rowHeaders: [2: ["A3", "B3", "C3"]], columnHeaders: [0: ["A1", "A2", "A3"], 1: ["B1", "B2"]])

  @Test("The first cell of a row says the row, its row's headers, then its column's")
  func first() throws {
    let cell = try #require(cells(square, headers)["A3"])
    #expect(cell.isFirstInRow)
    // The column's header directly above the first cell is not said again.
    #expect(cell.headers.map(\.label) == ["B3", "C3", "A1"])
    #expect(cell.headers.map(\.value) == ["B3 Value", "C3 Value", "A1 Value"])
    #expect(cell.isRowHeader && cell.isColumnHeader)
  }

  @Test("Other cells have their column's headers but themselves")
  func others() throws {
    let cell = try #require(cells(square, headers)["B2"])
    #expect(!cell.isFirstInRow)
    #expect(cell.headers.map(\.label) == ["B1"])
    #expect(!cell.isRowHeader && cell.isColumnHeader)
  }

  @Test("A row is unknown: no row headers, all column headers (data-table-undefined-rows)")
  func unknownRow() throws {
    let column = (0..<2).map { cell("A\($0 + 1)", nil, 0, grid: [$0, 0]) }
    let table = UIKitNode.DataTable(
      rowHeaders: [0: ["A1"]], columnHeaders: [0: ["A1", "A2"]])
    let second = try #require(cells(column, table)["A2"])
    #expect(second.row == nil && second.column == 0 && !second.isFirstInRow)
    #expect(second.headers.map(\.label) == ["A1"])
  }

  @Test("A cell that only reaches into a row from above does not make another one second")
  func spans() throws {
    let found = cells(
      [cell("A1", 0, 0, rows: 2), cell("B1", 0, 1), cell("B2", 1, 1, columns: 2)], .init())
    #expect(found["B2"]?.isFirstInRow == true)
    #expect(found["B1"]?.isFirstInRow == false)
    #expect(found["A1"]?.rowSpan == 2)
    #expect(found["B2"]?.columnSpan == 2)
  }

  @Test("Row headers that the table returns elsewhere are not said; labels of no cell are")
  func elsewhere() throws {
    let table = UIKitNode.DataTable(rowHeaders: [0: ["B1", "Total"]])
    let found = cells([cell("A1", 0, 0), cell("B1", 0, 1, grid: [0, 2])], table)
    #expect(found["A1"]?.headers == [.init(label: "Total", value: nil)])
  }

  @Test("What is no cell has no context")
  func noCell() {
    let resolution = resolve(
      uikit(children: [leaf("text", 0, 0)]) { $0.containerType = .dataTable })
    #expect(contexts(resolution) == [nil])
  }
}
