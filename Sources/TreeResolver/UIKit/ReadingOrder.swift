import EarshotVocabulary

/// Something that takes a place in the reading order: an element, or a group that stays together.
struct OrderedItem: Sendable {
  /// Where it sorts; nil: it has no frame and stays behind what it was written after.
  var origin: Point?
  var priority: Double
  /// The index of an element; of a group, its complement.
  var reference: Int

  var group: Int? { reference < 0 ? ~reference : nil }
}

/// The geometric order of elements (spec announcements.md 4.2).
struct ReadingOrder: Sendable {
  /// Tops that are nearer than this are on one line: 8 pt on a phone, 13 pt on every other idiom
  /// (unit tests of AccessibilitySnapshot at the exact thresholds).
  let lineThreshold: Double
  let isRightToLeft: Bool

  init(idiom: Device.Idiom, direction: LayoutDirection) {
    lineThreshold = idiom == .phone ? 8 : 13
    isRightToLeft = direction == .rightToLeft
  }

  /// Whether `a` is read before `b`. Not transitive: three tops 8 pt apart on a pad are one line
  /// pair by pair. A stable sort that leaves ascending runs alone gives the recorded order.
  func isBefore(_ a: Point, _ b: Point) -> Bool {
    if abs(a.y - b.y) >= lineThreshold { return a.y < b.y }
    return isRightToLeft ? a.x > b.x : a.x < b.x
  }

  /// Sorts a list that is not explicitly ordered: by priority, then by place.
  func sort(_ items: inout [OrderedItem]) {
    guard items.count > 1 else { return }
    guard items.contains(where: { $0.priority != 0 }) else { return sortByPlace(&items) }
    items.sort { $0.priority > $1.priority }
    var sorted: [OrderedItem] = []
    sorted.reserveCapacity(items.count)
    var start = 0
    for index in 1...items.count
    where index == items.count || items[index].priority != items[start].priority {
      var equals = Array(items[start..<index])
      sortByPlace(&equals)
      sorted += equals
      start = index
    }
    items = sorted
  }

  private func sortByPlace(_ items: inout [OrderedItem]) {
    guard items.contains(where: { $0.origin == nil }) else {
      items.sort { isBefore($0.origin ?? .zero, $1.origin ?? .zero) }
      return
    }
    guard items.contains(where: { $0.origin != nil }) else { return }
    sortWithFollowers(&items)
  }

  /// Items without a frame keep their written place: behind the item before them, wherever
  /// that goes; those before any frame stay at the start.
  private func sortWithFollowers(_ items: inout [OrderedItem]) {
    var blocks: [(origin: Point, range: Range<Int>)] = []
    var leading = 0..<0
    for (index, item) in items.enumerated() {
      if let origin = item.origin {
        blocks.append((origin, index..<index + 1))
      } else if let last = blocks.indices.last {
        blocks[last].range = blocks[last].range.lowerBound..<index + 1
      } else {
        leading = 0..<index + 1
      }
    }
    blocks.sort { isBefore($0.origin, $1.origin) }
    var sorted = Array(items[leading])
    sorted.reserveCapacity(items.count)
    for block in blocks { sorted += items[block.range] }
    items = sorted
  }

  /// Where a group sorts: by the child that would win, even where the group is explicitly
  /// ordered and reads another one first (spec announcements.md 4.3).
  func origin(of items: [OrderedItem]) -> Point? {
    var best: Point?
    for item in items {
      guard let origin = item.origin else { continue }
      if let current = best, !isBefore(origin, current) { continue }
      best = origin
    }
    return best
  }
}
