import EarshotVocabulary

/// Which rows begin where among the elements of a walk.
struct RowPlaces {
  /// By the first element of a row as it is written: its number among the rows; -1: none begins there.
  private var rowByDraft: [Int32] = []
  /// The same by the first element of a row in reading order.
  private var rowInOrder: [Int32] = []

  var isEmpty: Bool { rowByDraft.isEmpty }

  init(_ rows: RowKeeper?) {
    guard let rows, !rows.after.isEmpty else { return }
    for (number, row) in rows.after.enumerated() {
      guard let top = row.order?.first else { continue }
      let start = rows.starts[number].draft
      RowPlaces.put(number, at: row.pieces.first, from: start, in: &rowByDraft)
      RowPlaces.put(number, at: top, from: start, in: &rowInOrder)
    }
  }

  private static func put(_ number: Int, at piece: Piece?, from start: Int, in places: inout [Int32]) {
    guard case .element(let first)? = piece else { return }
    let draft = start + first
    if places.count <= draft {
      places.append(contentsOf: repeatElement(-1, count: draft + 1 - places.count))
    }
    places[draft] = Int32(truncatingIfNeeded: number)
  }

  /// The row that begins with that piece; nil: none does.
  func row(at piece: Piece) -> Int? {
    RowPlaces.row(at: piece, in: rowByDraft)
  }

  /// The row whose first element in reading order is that piece; nil: none is.
  func row(inOrderAt piece: Piece) -> Int? { RowPlaces.row(at: piece, in: rowInOrder) }

  private static func row(at piece: Piece, in places: [Int32]) -> Int? {
    guard case .element(let index) = piece, index < places.count, places[index] >= 0 else { return nil }
    return Int(places[index])
  }
}

/// Some pieces that are put in order together: a row that is in order already, or one piece.
struct OrderUnit {
  /// In the order in which they were written.
  var items: Items
  var extent: LineExtent?
  var priority: Double
  var band: Int

  enum Items {
    case one(OrderItem)
    /// A row by its number, and the number of its first element.
    case row(Int, from: Int)
  }
}

extension Walk {
  /// The pieces row by row; nil where none are a row, or something modal is among them.
  mutating func units(_ pieces: [Piece], _ order: LineOrder, _ kept: RowPlaces) -> [OrderUnit]? {
    guard pieces.contains(where: { kept.row(at: $0) != nil }) else { return nil }
    let starts = rowStarts(pieces, kept)
    var index = 0
    while index < pieces.count {
      if let row = starts[index] {
        index += rowCount(row)
      } else {
        if isModal(pieces[index]) { return nil }
        index += 1
      }
    }
    var units: [OrderUnit] = []
    index = 0
    while index < pieces.count {
      if let number = starts[index], let rows, let block = rows.after[number].block {
        units.append(
          OrderUnit(
            items: .row(number, from: rows.starts[number].draft), extent: block.extent,
            priority: block.priority, band: block.band))
        index += rowCount(number)
        continue
      }
      if let item = item(pieces[index], order, kept) {
        units.append(
          OrderUnit(
            items: .one(item), extent: item.frame.flatMap { LineExtent($0) }, priority: item.priority,
            band: item.band))
      }
      index += 1
    }
    return units
  }

  private func rowCount(_ number: Int) -> Int { rows?.after[number].pieces.count ?? 1 }

  /// Where rows begin that stand among the pieces as they were made.
  private func rowStarts(_ pieces: [Piece], _ kept: RowPlaces) -> [Int?] {
    var starts: [Int?] = Array(repeating: nil, count: pieces.count)
    var index = 0
    while index < pieces.count {
      if let number = kept.row(at: pieces[index]), isWhole(number, pieces, at: index) {
        starts[index] = number
        index += rowCount(number)
      } else {
        index += 1
      }
    }
    return starts
  }

  private func isWhole(_ number: Int, _ pieces: [Piece], at index: Int) -> Bool {
    guard let rows else { return false }
    let row = rows.after[number]
    let start = rows.starts[number].draft
    guard index + row.pieces.count <= pieces.count, drafts.hold(row, at: start) else { return false }
    for (offset, piece) in row.pieces.enumerated() where pieces[index + offset] != piece.moved(by: start) {
      return false
    }
    return true
  }

  /// Rows among which nothing stands on one line are each in their own order already; what may stand
  /// on one line is ordered together.
  func arrange(
    _ units: [OrderUnit], _ order: LineOrder, isSemantic: Bool
  ) -> (pieces: [Piece], frame: Rect?) {
    guard let stretches = stretches(units, order, isSemantic: isSemantic) else {
      let items = units.flatMap(items)
      return (
        order.sorted(items, byPriority: isSemantic).map(\.piece), LineOrder.first(of: items, order)
      )
    }
    var sorted: [Piece] = []
    sorted.reserveCapacity(drafts.count)
    for stretch in stretches {
      if stretch.count == 1, case .row(let number, let start) = units[stretch.lowerBound].items {
        for piece in rows?.after[number].order ?? [] { sorted.append(piece.moved(by: start)) }
      } else {
        let items = units[stretch].flatMap(items)
        sorted += order.sorted(items, byPriority: isSemantic).map(\.piece)
      }
    }
    return (sorted, first(of: units, order))
  }

  /// Neighbors that may stand on one line, from top to bottom; nil where all have to be seen together.
  private func stretches(
    _ units: [OrderUnit], _ order: LineOrder, isSemantic: Bool
  ) -> [Range<Int>]? {
    guard let head = units.first, !order.keepsTreeOrder else { return nil }
    // What stands from each unit on, from the last.
    var below: [LineExtent] = []
    below.reserveCapacity(units.count)
    for unit in units.reversed() {
      guard let extent = unit.extent, unit.band == head.band, !isSemantic || unit.priority == head.priority
      else { return nil }
      below.append(below.last.map { extent.union($0) } ?? extent)
    }
    var stretches: [Range<Int>] = []
    stretches.reserveCapacity(units.count)
    var above = below[units.count - 1]
    var start = 0
    for index in units.indices {
      if let extent = units[index].extent { above = index == 0 ? extent : above.union(extent) }
      let next = index + 1
      if next == units.count || above.isAbove(below[units.count - 1 - next], by: order.lineThreshold) {
        stretches.append(start..<next)
        start = next
      }
    }
    return stretches
  }

  /// The items of a unit as they were written.
  private func items(_ unit: OrderUnit) -> [OrderItem] {
    switch unit.items {
    case .one(let item): return [item]
    case .row(let number, let start):
      return (rows?.after[number].pieces ?? []).compactMap { piece in
        guard case .element(let own) = piece else { return nil }
        let index = own + start
        return OrderItem(piece: .element(index), drafts.standing(of: index))
      }
    }
  }

  private func first(of units: [OrderUnit], _ order: LineOrder) -> Rect? {
    guard let top = units.compactMap({ $0.extent?.tops.lowerBound }).min() else { return nil }
    let highest = units.filter { unit in
      guard let extent = unit.extent else { return false }
      return extent.tops.lowerBound - top < order.lineThreshold
    }
    return LineOrder.first(of: highest.flatMap(items), order)
  }
}
