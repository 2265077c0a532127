import EarshotVocabulary

/// The navigation bar: a line of items of 44 points with the small title in its middle, and below
/// it a line of 52 points for a large title.
struct NavigationBarArrangement: Arrangement {
  /// Children at the leading edge come first, then what is in the middle, then those at the
  /// trailing edge, then the large title and its subtitle.
  var leading: Int
  var middle: Int
  var trailing: Int
  var large: Int

  private static let line = 44.0
  private static let largeLine = 52.0
  private static let margin = 16.0

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let height =
      NavigationBarArrangement.line + (large > 0 ? NavigationBarArrangement.largeLine : 0)
    return Size(width: proposal.width ?? 320, height: height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let line = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: NavigationBarArrangement.line)
    let margin = NavigationBarArrangement.margin
    var left = line.minX + margin
    for item in 0..<min(leading, items.count) {
      left = place(item, x: left, line, items).maxX + margin
    }
    let trailingStart = leading + middle
    var right = line.maxX - margin
    for item in (trailingStart..<max(trailingStart, min(trailingStart + trailing, items.count)))
      .reversed()
    {
      let width = items.size(item, .unspecified).width
      right -= width
      _ = place(item, x: right, line, items)
      right -= margin
    }
    placeMiddle(line, left: left, right: right, items)
    placeLarge(bounds, items)
  }

  private func place(_ item: Int, x: Double, _ line: Rect, _ items: Items) -> Rect {
    let size = items.size(item, .unspecified)
    let origin = Point(x: x, y: line.minY + (line.height - size.height) / 2)
    items.place(item, at: origin, .unspecified)
    return Rect(origin: origin, size: size)
  }

  /// In the middle of the bar where there is room, else between the items.
  private func placeMiddle(_ line: Rect, left: Double, right: Double, _ items: Items) {
    let range = leading..<max(leading, min(leading + middle, items.count))
    let room = Proposal(max(0, right - left), line.height)
    var width = 0.0
    for item in range { width += items.size(item, room).width }
    var x = line.center.x - width / 2
    if x < left || x + width > right { x = left + max(0, right - left - width) / 2 }
    for item in range {
      let size = items.size(item, room)
      items.place(item, at: Point(x: x, y: line.minY + (line.height - size.height) / 2), room)
      x += size.width
    }
  }

  private func placeLarge(_ bounds: Rect, _ items: Items) {
    let start = leading + middle + trailing
    let room = Proposal(max(0, bounds.width - 2 * NavigationBarArrangement.margin), nil)
    var y = bounds.minY + NavigationBarArrangement.line + 3
    for item in start..<max(start, items.count) {
      items.place(item, at: Point(x: bounds.minX + NavigationBarArrangement.margin, y: y), room)
      y += items.size(item, room).height
    }
  }
}

/// A bottom bar: its items spread over 49 points.
struct ToolbarArrangement: Arrangement {
  func size(_ proposal: Proposal, _ items: Items) -> Size {
    Size(width: proposal.width ?? 320, height: 49)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let room = Rect(
      x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 32), height: bounds.height)
    if items.count == 1 { return items.place(0, in: room) }
    var used = 0.0
    for item in 0..<items.count where !items.isSpacer(item) {
      used += items.size(item, .unspecified).width
    }
    let gap = max(8, (room.width - used) / Double(max(1, items.count - 1)))
    var x = room.minX
    for item in 0..<items.count {
      let size = items.isSpacer(item) ? .zero : items.size(item, .unspecified)
      let y = room.minY + (room.height - size.height) / 2
      items.place(item, at: Point(x: x, y: y), .unspecified)
      x += size.width + gap
    }
  }
}
