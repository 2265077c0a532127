import EarshotVocabulary

/// `Grid` with its `GridRow`s: a column is as wide as its widest cell; what space is left goes to
/// columns with flexible cells.
struct GridArrangement: Arrangement {
  struct Cell: Hashable {
    var item: Int
    var column: Int
    var span: Int
  }

  var alignment = Alignment.center
  var horizontalSpacing = 8.0
  var verticalSpacing = 8.0
  /// The cells of each row; a row with one cell of span 0 is a view across the whole grid.
  var rows: [[Cell]]

  private var columnCount: Int {
    rows.lazy.flatMap { $0 }.map { $0.column + $0.span }.max() ?? 0
  }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let columns = Columns(widths(proposal, items), spacing: horizontalSpacing)
    var size = Size(width: columns.total, height: 0)
    for row in rows {
      size.height += height(row, columns, proposal, items)
      if let cell = row.first, cell.span == 0 {
        size.width = max(size.width, items.size(cell.item, Proposal(proposal.width, nil)).width)
      }
    }
    size.height += verticalSpacing * Double(max(0, rows.count - 1))
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let columns = Columns(widths(proposal, items), spacing: horizontalSpacing)
    var y = bounds.minY
    for row in rows {
      let height = height(row, columns, proposal, items)
      for cell in row {
        let width = cell.span == 0 ? bounds.width : columns.width(cell)
        let x = bounds.minX + (cell.span == 0 ? 0 : columns.start(cell))
        let space = Rect(x: x, y: y, width: width, height: height)
        let share = Proposal(width, nil)
        items.place(
          cell.item, at: alignment.origin(of: items.size(cell.item, share), in: space), share)
      }
      y += height + verticalSpacing
    }
  }

  /// Where columns begin and end; sums are made once.
  private struct Columns {
    private var starts: [Double] = []
    private let spacing: Double
    let total: Double

    init(_ widths: [Double], spacing: Double) {
      self.spacing = spacing
      var x = 0.0
      for width in widths {
        starts.append(x)
        x += width + spacing
      }
      total = max(0, x - spacing)
      starts.append(x)
    }

    func start(_ cell: Cell) -> Double { starts[min(cell.column, starts.count - 1)] }

    func width(_ cell: Cell) -> Double {
      max(0, starts[min(cell.column + cell.span, starts.count - 1)] - start(cell) - spacing)
    }
  }

  private func height(
    _ row: [Cell], _ columns: Columns, _ proposal: Proposal, _ items: Items
  ) -> Double {
    row.map { cell in
      let share = cell.span == 0 ? proposal.width : columns.width(cell)
      return items.size(cell.item, Proposal(share, nil)).height
    }.max() ?? 0
  }

  private func widths(_ proposal: Proposal, _ items: Items) -> [Double] {
    let count = columnCount
    var ideal = Array(repeating: 0.0, count: count)
    var stretches = Array(repeating: false, count: count)
    for cell in rows.lazy.flatMap({ $0 }) where cell.span == 1 && cell.column < count {
      let width = items.size(cell.item, .unspecified).width
      ideal[cell.column] = max(ideal[cell.column], width)
      if items.size(cell.item, Proposal(.infinity, nil)).width > width { stretches[cell.column] = true }
    }
    guard let proposed = proposal.width, proposed.isFinite else { return ideal }
    let sum = ideal.reduce(0, +)
    let free = proposed - sum - horizontalSpacing * Double(max(0, count - 1))
    if free < 0, sum > 0 { return ideal.map { max(0, $0 + free * $0 / sum) } }
    let open = stretches.filter { $0 }.count
    guard open > 0, free > 0 else { return ideal }
    return zip(ideal, stretches).map { $1 ? $0 + free / Double(open) : $0 }
  }
}
