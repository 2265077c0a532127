import EarshotVocabulary

/// One thing to be put in order: an element, or a container as a block.
struct OrderItem {
  var piece: Piece
  /// An element's frame; of a block the frame of what is first in it.
  var frame: Rect?
  var priority: Double
  var band: Int
  var layer: Int
}

/// Reading order by geometry: lines from top to bottom, each from its leading end.
///
/// Tops less than 8 points apart (13 on a pad) are one line (AccessibilitySnapshot pull request
/// 242, device-checked). A line is anchored at its first element, so the order is total whatever
/// the input; equal places keep the order of the view tree.
struct LineOrder {
  let lineThreshold: Double
  let isRightToLeft: Bool
  let layers: [Layer]

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
    let order = lines(placed.map(\.item)).flatMap { $0 }
    return leading + order.flatMap { [placed[$0].item] + placed[$0].followers }
  }

  /// The indices of the items, line by line.
  private func lines(_ items: [OrderItem]) -> [[Int]] {
    let tops = items.map { $0.frame?.minY ?? 0 }
    let byTop = items.indices.sorted { tops[$0] == tops[$1] ? $0 < $1 : tops[$0] < tops[$1] }
    var lines: [[Int]] = []
    var anchor = -Double.infinity
    for index in byTop {
      if tops[index] - anchor >= lineThreshold {
        lines.append([])
        anchor = tops[index]
      }
      lines[lines.count - 1].append(index)
    }
    return lines.map { line in
      line.count == 1 ? line : LineLayers(self, items).sorted(alongLine(line, items))
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

private struct GroupKey: Hashable, Comparable {
  var band: Int
  var priority: Double

  static func < (a: GroupKey, b: GroupKey) -> Bool {
    a.band == b.band ? a.priority > b.priority : a.band < b.band
  }
}
