import EarshotKit

/// Where the elements of a screen stand in an outline of so many columns.
struct ScreenOutline {
  struct Place: Equatable {
    var element: Int
    var row: Int
    var column: Int
    var text: String
  }

  /// By row, then column.
  private(set) var places: [Place] = []
  private(set) var rowCount = 0

  /// Points of the screen to one row: about what a line of text takes.
  private static let pointsPerRow = 28.0
  /// Less than this says nothing.
  private static let leastWidth = 10

  /// From the layout: each element stands where it is on the screen, moved down where another
  /// one is.
  init(map tree: AccessibilityTree, columns: Int) {
    let width = max(1, tree.environment.device.screen.width)
    var ends: [Int: Int] = [:]
    var least = 0
    for (index, element) in ScreenOutline.byPlace(tree.elements) {
      let frame = element.frame.flatMap { $0.isFinite ? $0 : nil }
      let share = min(max((frame?.minX ?? 0) / width, 0), 1)
      let wished = Int(share * Double(columns))
      var column = min(wished, max(0, columns - ScreenOutline.leastWidth))
      var row = max(least, frame.map { ScreenOutline.row(of: $0) } ?? least)
      if let end = ends[row], end > column {
        // Beside what is there, where it fits.
        if end + ScreenOutline.leastWidth <= columns, end <= column + ScreenOutline.leastWidth {
          column = end
        } else {
          row = (ends.keys.max() ?? row) + 1
        }
      }
      // Nothing stands above what is read before it by more than its own line.
      least = max(least, row - 1)
      let text = Columns.cut(ScreenOutline.text(of: element), to: max(1, columns - column - 2))
      places.append(Place(element: index, row: row, column: column, text: text))
      ends[row] = max(ends[row] ?? 0, column + 3 + Columns.width(text))
    }
    closeGaps()
  }

  /// From the tree: one element a row in reading order, indented by its containers.
  init(list tree: AccessibilityTree, columns: Int) {
    for (index, element) in tree.elements.enumerated() {
      let column = min(2 * element.containers.count, max(0, columns / 3))
      let text = Columns.cut(ScreenOutline.text(of: element), to: max(1, columns - column - 2))
      places.append(Place(element: index, row: index, column: column, text: text))
    }
    rowCount = places.count
  }

  func place(of element: Int?) -> Place? { places.first { $0.element == element } }

  private static func byPlace(
    _ elements: [AccessibilityElement]
  ) -> [(offset: Int, element: AccessibilityElement)] {
    elements.enumerated().sorted { a, b in
      guard let first = a.element.frame, let second = b.element.frame, first.isFinite, second.isFinite
      else { return a.offset < b.offset }
      let rows = (row(of: first), row(of: second))
      if rows.0 != rows.1 { return rows.0 < rows.1 }
      return first.minX == second.minX ? a.offset < b.offset : first.minX < second.minX
    }
  }

  /// A screen may scroll far; what lies above it stands at its top.
  private static func row(of frame: Rect) -> Int {
    Int(min(max(frame.minY / pointsPerRow, 0), 1_000_000))
  }

  /// Empty rows say little, and cost a small terminal much: one in a row is enough.
  private mutating func closeGaps() {
    places.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    var last = -1
    var written = -1
    for index in places.indices {
      let row = places[index].row
      if row != last { written += min(2, row - last) }
      last = row
      places[index].row = written
    }
    rowCount = written + 1
  }

  static func text(of element: AccessibilityElement) -> String {
    let words = [element.label?.string, element.value?.string].compactMap { $0 }.filter { !$0.isEmpty }
    let text = words.isEmpty ? element.traits.names.joined(separator: " ") : words.joined(separator: ", ")
    return (text.isEmpty ? "(nothing to say)" : text).harmlessForTerminal
  }
}
