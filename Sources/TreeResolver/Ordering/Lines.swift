import EarshotVocabulary

/// One thing to be put in order: an element, or a container as a block.
struct OrderItem {
  var piece: Piece
  /// An element's frame; of a block the frame of what is first in it.
  var frame: Rect?
  var priority: Double
  var band: Int
  var layer: Int

  init(piece: Piece, frame: Rect?, priority: Double, band: Int, layer: Int) {
    self.piece = piece
    self.frame = frame
    self.priority = priority
    self.band = band
    self.layer = layer
  }

  /// An element.
  init(piece: Piece, _ standing: Drafts.Standing) {
    self.init(
      piece: piece, frame: standing.frame, priority: standing.priority, band: standing.band,
      layer: standing.layer)
  }
}

/// Reading order by geometry: lines from top to bottom, each from its leading end.
///
/// Tops less than 8 points apart (13 on a pad) are one line (AccessibilitySnapshot pull request
/// 242, device-checked), and so are views side by side whose middles are: a symbol beside a text
/// of two lines is read first (recorded, exclamation mark before a wrapped message). A line is
/// anchored at its first element, so the order is total whatever the input; equal places keep
/// the order of the view tree.
struct LineOrder {
  let lineThreshold: Double
  let isRightToLeft: Bool
  /// On iOS 13 SwiftUI handed its elements over in the order of the view tree (heard 2019: both
  /// texts of a stack before the image beside them).
  var keepsTreeOrder = false
  var layers: [Layer]

  func sorted(_ items: [OrderItem], byPriority: Bool) -> [OrderItem] {
    var sorted: [OrderItem] = []
    sorted.reserveCapacity(items.count)
    for group in groups(items, byPriority: byPriority) { sorted += byGeometry(group) }
    return sorted
  }

  /// Bands first, then higher priorities first; ties stay together.
  private func groups(_ items: [OrderItem], byPriority: Bool) -> [[OrderItem]] {
    guard let first = items.first else { return [] }
    let isUniform = items.allSatisfy {
      $0.band == first.band && (!byPriority || $0.priority == first.priority)
    }
    if isUniform { return [items] }
    var byKey: [GroupKey: [OrderItem]] = [:]
    for item in items {
      byKey[GroupKey(band: item.band, priority: byPriority ? item.priority : 0), default: []]
        .append(item)
    }
    return byKey.keys.sorted().compactMap { byKey[$0] }
  }

  /// What has no frame follows what it was written after.
  private func byGeometry(_ items: [OrderItem]) -> [OrderItem] {
    guard items.count > 1, items.contains(where: { $0.frame != nil }) else { return items }
    var leading: [OrderItem] = []
    var placed: [(item: OrderItem, followers: [OrderItem])] = []
    for item in items {
      if item.frame != nil {
        placed.append((item, []))
      } else if placed.isEmpty {
        leading.append(item)
      } else {
        placed[placed.count - 1].followers.append(item)
      }
    }
    let framed = placed.map(\.item)
    let order =
      keepsTreeOrder
      ? LineLayers(self, framed).sorted(Array(framed.indices)) : lines(framed).flatMap { $0 }
    for index in order {
      leading.append(placed[index].item)
      leading += placed[index].followers
    }
    return leading
  }

  /// The indices of the items, line by line.
  private func lines(_ items: [OrderItem]) -> [[Int]] {
    let tops = items.map { $0.frame?.minY ?? 0 }
    let byTop = items.indices.sorted { tops[$0] == tops[$1] ? $0 < $1 : tops[$0] < tops[$1] }
    var lines: [Line] = []
    for index in byTop {
      let frame = items[index].frame ?? .zero
      if let last = lines.indices.last, lines[last].takes(frame, lineThreshold) {
        lines[last].append(index, frame, lineThreshold)
      } else {
        lines.append(Line(index, frame))
      }
    }
    return lines.map { line in
      line.members.count == 1
        ? line.members : LineLayers(self, items).sorted(alongLine(line.members, items))
    }
  }

  private func alongLine(_ line: [Int], _ items: [OrderItem]) -> [Int] {
    func start(_ index: Int) -> Double { items[index].frame?.minX ?? 0 }
    return line.sorted { a, b in
      let (first, second) = (start(a), start(b))
      if first == second { return a < b }
      return isRightToLeft ? first > second : first < second
    }
  }
}

/// One line while it is gathered from the top.
private struct Line {
  var members: [Int]
  private let anchor: Rect
  /// Whether the middles of all members are level so far.
  private var isLevel = true

  init(_ first: Int, _ frame: Rect) {
    members = [first]
    anchor = frame
  }

  func takes(_ frame: Rect, _ threshold: Double) -> Bool {
    if frame.minY - anchor.minY < threshold { return true }
    let isBeside = frame.minX >= anchor.maxX || frame.maxX <= anchor.minX
    return isLevel && isBeside && abs(frame.center.y - anchor.center.y) < threshold
  }

  mutating func append(_ index: Int, _ frame: Rect, _ threshold: Double) {
    members.append(index)
    if abs(frame.center.y - anchor.center.y) >= threshold { isLevel = false }
  }
}

private struct GroupKey: Hashable, Comparable {
  var band: Int
  var priority: Double

  static func < (a: GroupKey, b: GroupKey) -> Bool {
    a.band == b.band ? a.priority > b.priority : a.band < b.band
  }
}
