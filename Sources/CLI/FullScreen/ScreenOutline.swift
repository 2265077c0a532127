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

  /// Less than this says nothing.
  private static let leastWidth = 10
  /// So much of a text at the trailing edge is shown, if further to the left than it is.
  private static let goodWidth = 16
  /// What lies further apart, in points, has an empty row between: about a line of text.
  private static let gap = 28.0
  /// The mark of the focus before a text, and a blank after it.
  private static let margin = 3

  /// From the layout: what stands on one line of the screen stands on one row, as far to the
  /// right as it is there, as far as there is room.
  ///
  /// - Parameter texts: what is shown of each element.
  init(map tree: AccessibilityTree, texts: [String], columns: Int) {
    let width = max(1, tree.environment.device.screen.width)
    var bottom: Double?
    for line in ScreenOutline.lines(of: tree.elements) {
      if let bottom, let top = line.first?.top, top - bottom > ScreenOutline.gap { rowCount += 1 }
      put(line, texts, width: width, columns: columns)
      bottom = max(bottom ?? -.infinity, line.map(\.bottom).max() ?? -.infinity)
    }
  }

  /// From the tree: one element a row in reading order, indented by its containers.
  init(list tree: AccessibilityTree, texts: [String], columns: Int) {
    for (index, element) in tree.elements.enumerated() {
      let column = min(2 * element.containers.count, max(0, columns / 3))
      let text = Columns.cut(texts[index], to: max(1, columns - column - 2))
      places.append(Place(element: index, row: index, column: column, text: text))
    }
    rowCount = places.count
  }

  func place(of element: Int?) -> Place? { places.first { $0.element == element } }

  /// What is shown of every element of a screen: as it is announced, without the words that only
  /// help.
  static func texts(of tree: AccessibilityTree, settings: VoiceOverSettings) -> [String] {
    var brief = settings
    brief.hints = false
    brief.actions = .off
    brief.moreContent = .off
    let announcer = Announcer(settings: brief, environment: tree.environment)
    return tree.elements.map { element in
      let text = announcer.joined(announcer.arrival(at: element))
      return (text.isEmpty ? "(nothing to say)" : text).harmlessForTerminal
    }
  }

  // MARK: Lines of the screen

  private struct Item {
    var element: Int
    var left: Double
    var top: Double
    var bottom: Double
  }

  /// Elements whose middles lie beside the first of their line, from left to right.
  private static func lines(of elements: AccessibilityElements) -> [[Item]] {
    let items = items(of: elements).sorted { a, b in
      (a.top, a.left, a.element) < (b.top, b.left, b.element)
    }
    var lines: [[Item]] = []
    for item in items {
      let middle = (item.top + item.bottom) / 2
      if let first = lines.last?.first, middle >= first.top, middle < first.bottom {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.map { $0.sorted { ($0.left, $0.element) < ($1.left, $1.element) } }
  }

  /// What has no frame stands under what is read before it.
  private static func items(of elements: AccessibilityElements) -> [Item] {
    var bottom = 0.0
    return elements.enumerated().map { index, element in
      guard let frame = element.frame, frame.isFinite else {
        return Item(element: index, left: 0, top: bottom, bottom: bottom)
      }
      bottom = frame.maxY
      return Item(element: index, left: frame.minX, top: frame.minY, bottom: frame.maxY)
    }
  }

  // MARK: Rows of the outline

  private mutating func put(_ line: [Item], _ texts: [String], width: Double, columns: Int) {
    let start = places.count
    for item in line {
      let text = texts[item.element]
      let share = min(max(item.left / width, 0), 1)
      let shown = min(Columns.width(text), ScreenOutline.goodWidth) + 2
      let wished = min(Int(share * Double(columns)), max(0, columns - shown))
      var column = wished
      if let last = places.last, places.count > start, last.row == rowCount {
        let needed = min(Columns.width(last.text), ScreenOutline.leastWidth) + ScreenOutline.margin
        column = max(wished, last.column + needed)
        if column > columns - ScreenOutline.leastWidth || column > wished + ScreenOutline.leastWidth {
          rowCount += 1
          column = wished
        } else {
          cutLast(to: column - last.column - ScreenOutline.margin)
        }
      }
      let room = max(1, columns - column - 2)
      places.append(
        Place(
          element: item.element, row: rowCount, column: column, text: Columns.cut(text, to: room)))
    }
    rowCount += 1
  }

  private mutating func cutLast(to columns: Int) {
    places[places.count - 1].text = Columns.cut(places[places.count - 1].text, to: columns)
  }
}
