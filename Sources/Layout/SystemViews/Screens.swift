import EarshotVocabulary

/// The whole screen: content stands in the middle of the safe area; what covers the screen gets
/// all of it.
struct RootArrangement: Arrangement {
  var space: ScreenSpace
  /// Sheets, alerts and menus place themselves.
  var coversScreen: Bool

  func size(_ proposal: Proposal, _ items: Items) -> Size { space.full.size }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    items.place(0, in: coversScreen ? bounds : space.safe)
  }
}

/// A screen with bars: they keep the top and the bottom, the content stands in the middle of what
/// is left and may reach below them where it ignores the safe area.
struct ScreenArrangement: Arrangement {
  enum Part: Hashable {
    case top
    case content
    case bottom
    /// Over the content: the dots of a paged tab view.
    case floating
  }

  /// Of each child, in their order; at most one is content.
  var parts: [Part]

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    var size = Size.zero
    for item in 0..<items.count {
      let answer = items.size(item, proposal)
      size.width = max(size.width, answer.width)
      size.height += answer.height
    }
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    var top = bounds.minY
    var bottom = bounds.maxY
    let share = Proposal(bounds.width, nil)
    for item in 0..<items.count where parts[item] == .top {
      items.place(item, at: Point(x: bounds.minX, y: top), share)
      top += items.size(item, share).height
    }
    for item in (0..<items.count).reversed() where parts[item] == .bottom {
      bottom -= items.size(item, share).height
      items.place(item, at: Point(x: bounds.minX, y: bottom), share)
    }
    let free = Rect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bottom - top))
    let outer = items.pass.space
    items.pass.space.safe = free
    for item in 0..<items.count where parts[item] == .content { items.place(item, in: free) }
    items.pass.space = outer
    for item in 0..<items.count where parts[item] == .floating {
      items.place(item, in: free, Alignment(x: 0.5, y: 1))
    }
  }
}

/// Columns of a split view: narrow ones first, the last takes what is left.
struct ColumnsArrangement: Arrangement {
  func size(_ proposal: Proposal, _ items: Items) -> Size { proposal.filled() }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let narrow = items.count > 1 ? min(320, bounds.width / Double(items.count)) : bounds.width
    var x = bounds.minX
    for item in 0..<items.count {
      let width = item == items.count - 1 ? bounds.maxX - x : narrow
      let column = Rect(x: x, y: bounds.minY, width: max(0, width), height: bounds.height)
      items.place(item, in: column, .topLeading)
      x += width
    }
  }
}
