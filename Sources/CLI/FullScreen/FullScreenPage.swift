import EarshotKit

/// What full-screen navigation shows at a moment.
struct FullScreenContent {
  var name: String
  var tree: AccessibilityTree
  /// What the outline shows of each element.
  var texts: [String]
  var focus: Int?
  var rotor: String
  /// What was heard after the last gesture, as a transcript writes it.
  var caption: [String]
  /// Everything heard before, oldest first.
  var log: [String]
  /// A question and what has been typed as its answer.
  var prompt: (question: String, line: LineEditor)?
  /// The page of the list of keys that is shown in place of everything else.
  var keyPage: Int?
}

/// One page of text: rows with columns, and where the terminal's cursor stands.
struct FullScreenPage: Equatable {
  struct Piece: Equatable {
    enum Look: Equatable {
      case plain
      case strong
      case focus
    }

    var column: Int
    var text: String
    var look: Look = .plain
  }

  private(set) var rows: [[Piece]]
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0

  /// From this width on, the outline stands beside the panels, else above them.
  private static let wide = 76

  init(_ content: FullScreenContent, columns: Int, rows count: Int) {
    let columns = max(8, columns)
    let count = max(3, count)
    rows = Array(repeating: [], count: count)
    put(FullScreenPage.title(content), row: 0, columns: columns, look: .strong)
    footer(content, columns: columns, row: count - 1)
    if let page = content.keyPage {
      keys(page, columns: columns, height: count - 2)
    } else if columns >= FullScreenPage.wide {
      let outlineWidth = columns * 11 / 20
      outline(
        ScreenOutline(map: content.tree, texts: content.texts, columns: outlineWidth - 2),
        content, 1..<count - 1)
      let panel = FullScreenPage.panels(content, columns - outlineWidth, count - 2)
      for (offset, line) in panel.enumerated() {
        rows[1 + offset].append(
          Piece(column: outlineWidth, text: line.text, look: line.isHead ? .strong : .plain))
      }
    } else {
      let height = max(1, (count - 2) / 2)
      outline(
        ScreenOutline(list: content.tree, texts: content.texts, columns: columns - 2), content,
        1..<1 + height)
      let panel = FullScreenPage.panels(content, columns, count - 2 - height)
      for (offset, line) in panel.enumerated() {
        put(line.text, row: 1 + height + offset, columns: columns, look: line.isHead ? .strong : .plain)
      }
    }
  }

  private mutating func put(_ text: String, row: Int, columns: Int, look: Piece.Look = .plain) {
    guard rows.indices.contains(row) else { return }
    rows[row].append(Piece(column: 0, text: Columns.cut(text, to: columns), look: look))
  }

  private static func title(_ content: FullScreenContent) -> String {
    let count = content.tree.elements.count
    let place = content.focus.map { "element \($0 + 1) of \(count)" } ?? "\(count) elements"
    return "\(content.name.harmlessForTerminal): \(place)"
  }

  // MARK: The outline

  /// The part of the outline around the focus; the terminal's cursor stands on its row.
  private mutating func outline(
    _ outline: ScreenOutline, _ content: FullScreenContent, _ area: Range<Int>
  ) {
    guard !area.isEmpty else { return }
    let place = outline.place(of: content.focus)
    let middle = (place?.row ?? 0) - area.count / 2
    let first = max(0, min(middle, outline.rowCount - area.count))
    for other in outline.places where (first..<first + area.count).contains(other.row) {
      let row = area.lowerBound + other.row - first
      let isFocus = other == place
      rows[row].append(
        Piece(
          column: other.column, text: (isFocus ? "> " : "  ") + other.text,
          look: isFocus ? .focus : .plain))
    }
    guard let place, content.prompt == nil else { return }
    cursorRow = area.lowerBound + place.row - first
    cursorColumn = place.column
  }

  // MARK: The panels

  private struct Line {
    var text: String
    var isHead = false
  }

  /// Caption, rotor, actions and content, then as much of the log as fits.
  private static func panels(_ content: FullScreenContent, _ columns: Int, _ height: Int) -> [Line] {
    var lines = caption(content, columns, max(2, height / 3))
    lines.append(Line(text: Columns.cut("Rotor: \(content.rotor.harmlessForTerminal)", to: columns)))
    if let element = content.focus.flatMap({ focus in
      content.tree.elements.indices.contains(focus) ? content.tree.elements[focus] : nil
    }) {
      lines += list("Actions", element.actions.map(\.name), columns)
      lines += list("Content", element.customContent.map { "\($0.label): \($0.value)" }, columns)
    }
    let left = height - lines.count - 1
    if left > 0, !content.log.isEmpty {
      lines.append(Line(text: "Heard before", isHead: true))
      let log = content.log.suffix(left).flatMap { wrapped($0, columns) }
      lines += log.suffix(left).map { Line(text: $0) }
    }
    return Array(lines.prefix(max(0, height)))
  }

  private static func caption(
    _ content: FullScreenContent, _ columns: Int, _ most: Int
  ) -> [Line] {
    let lines = content.caption.flatMap { wrapped($0, columns) }
    var shown = lines.isEmpty ? ["(nothing is said)"] : lines
    if shown.count > most {
      let more = shown.count - most + 1
      shown = shown.prefix(most - 1) + ["and \(more) more lines"]
    }
    return [Line(text: "Caption", isHead: true)] + shown.map { Line(text: $0) }
  }

  private static func list(_ name: String, _ items: [String], _ columns: Int) -> [Line] {
    guard !items.isEmpty else { return [] }
    let most = 6
    let shown = items.prefix(most).map { item in
      Line(text: Columns.cut("  \(item.harmlessForTerminal)", to: columns))
    }
    let more = items.count > most ? [Line(text: "  and \(items.count - most) more")] : []
    return [Line(text: name, isHead: true)] + shown + more
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    Columns.wrapped(text.harmlessForTerminal, to: max(1, columns))
  }

  // MARK: The last row

  private static let keyHelp =
    "Arrows swipe, Return taps, r rotor, Escape back, / find, ? keys, q quit"
  private static let pageHelp = "? goes on, every other key is itself"

  /// Key help, or a question with the cursor behind what has been typed.
  private mutating func footer(_ content: FullScreenContent, columns: Int, row: Int) {
    guard let prompt = content.prompt else {
      let help = content.keyPage == nil ? FullScreenPage.keyHelp : FullScreenPage.pageHelp
      return put(help, row: row, columns: columns)
    }
    let question = Columns.cut("\(prompt.question): ", to: columns / 2)
    var before = String(prompt.line.before)
    while Columns.width(question) + Columns.width(before) >= columns, !before.isEmpty {
      before.removeFirst()
    }
    put(question + before + String(prompt.line.after), row: row, columns: columns)
    cursorRow = row
    cursorColumn = Columns.width(question) + Columns.width(before)
  }

  // MARK: The list of keys

  /// Every page of it, for a terminal of that size.
  private static func keyPages(columns: Int, height: Int) -> [[String]] {
    let lines = KeyMap.rows.flatMap { wrapped("\($0.name): \($0.help)", columns) }
    let height = max(1, height)
    return stride(from: 0, to: lines.count, by: height).map { start in
      Array(lines[start..<min(start + height, lines.count)])
    }
  }

  static func keyPageCount(columns: Int, rows: Int) -> Int {
    keyPages(columns: max(8, columns), height: max(3, rows) - 2).count
  }

  private mutating func keys(_ page: Int, columns: Int, height: Int) {
    let pages = FullScreenPage.keyPages(columns: columns, height: height)
    for (offset, line) in pages[min(page, pages.count - 1)].enumerated() {
      put(line, row: 1 + offset, columns: columns)
    }
    (cursorRow, cursorColumn) = (1, 0)
  }
}

extension FullScreenPage {
  /// What turns `before` into this page on the terminal; all of it where nothing is known of what
  /// is shown.
  func codes(after before: FullScreenPage?, isColored: Bool) -> String {
    var codes = before == nil ? ScreenCodes.clear : ""
    for (index, row) in rows.enumerated() {
      if let before, before.rows.indices.contains(index), before.rows[index] == row { continue }
      codes += ScreenCodes.move(row: index, column: 0) + ScreenCodes.clearToEnd
      for piece in row {
        codes += ScreenCodes.move(row: index, column: piece.column)
        codes += isColored ? look(piece.look) : ""
        codes += piece.text
        codes += isColored && piece.look != .plain ? ScreenCodes.plain : ""
      }
    }
    return codes + ScreenCodes.move(row: cursorRow, column: cursorColumn)
  }

  private func look(_ look: Piece.Look) -> String {
    switch look {
    case .plain: ""
    case .strong: ScreenCodes.strong
    case .focus: ScreenCodes.reversed
    }
  }
}
