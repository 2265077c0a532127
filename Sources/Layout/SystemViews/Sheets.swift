import EarshotVocabulary

/// A sheet: from below the top of the screen, or from where its lowest rest is, to the bottom; on
/// iPad in the middle. What lies outside is the region to dismiss it by.
struct SheetArrangement: Arrangement {
  enum Part: Hashable {
    case region
    case grabber
    case content
  }

  var parts: [Part]
  var isFullScreen: Bool
  /// Of the lowest rest: `medium`, `fraction`, …; nil: as high as can be.
  var detent: String?
  var isPad: Bool

  func size(_ proposal: Proposal, _ items: Items) -> Size { proposal.filled(300) }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let safe = items.pass.space.safe
    let panel = panel(bounds, safe)
    let outer = items.pass.space
    var free = panel
    free.size.height = max(0, min(panel.maxY, safe.maxY) - panel.minY)
    for item in 0..<items.count {
      switch parts[item] {
      case .region:
        items.place(
          item, in: Rect(x: 0, y: 0, width: bounds.width, height: max(0, panel.minY)))
      case .grabber:
        let size = items.size(item, .unspecified)
        items.place(
          item, at: Point(x: panel.center.x - size.width / 2, y: panel.minY), .unspecified)
        // Content begins below the line that the grabber is drawn on.
        free.origin.y = panel.minY + 16
        free.size.height = max(0, free.size.height - 16)
      case .content:
        items.pass.space = ScreenSpace(safe: free, full: panel)
        items.place(item, in: free)
        items.pass.space = outer
      }
    }
  }

  private func panel(_ bounds: Rect, _ safe: Rect) -> Rect {
    if isFullScreen {
      return Rect(x: 0, y: safe.minY, width: bounds.width, height: bounds.height - safe.minY)
    }
    if isPad {
      let width = min(704, bounds.width - 40)
      let height = min(bounds.height - 2 * safe.minY - 40, 968)
      return Rect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
        height: max(0, height))
    }
    let top = safe.minY + 10
    let low = detent != nil && detent != "large" ? bounds.height / 2 : top
    return Rect(x: 0, y: max(top, low), width: bounds.width, height: bounds.height - max(top, low))
  }
}

extension ScreenSpace {
  init(safe: Rect, full: Rect) {
    self.safe = safe
    self.full = full
  }
}

/// A panel in the middle of the screen or at its bottom, as wide as given and as high as its rows:
/// alerts, dialogs, menus, popovers.
struct PanelArrangement: Arrangement {
  var width: Double
  /// 0 at the top of the screen, 1 at its bottom.
  var position: Double
  /// Whether the last child is the region outside, below the panel.
  var hasRegion: Bool

  func size(_ proposal: Proposal, _ items: Items) -> Size { proposal.filled(300) }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let safe = items.pass.space.safe
    let share = Proposal(min(width, bounds.width - 16), nil)
    let size = items.size(0, share)
    let y = safe.minY + max(0, safe.height - size.height) * position
    items.place(0, at: Point(x: (bounds.width - size.width) / 2, y: y), share)
    guard hasRegion, items.count > 1 else { return }
    let below = y + size.height
    items.place(
      1,
      in: Rect(x: 0, y: below, width: bounds.width, height: max(1, bounds.height - below)))
  }
}
