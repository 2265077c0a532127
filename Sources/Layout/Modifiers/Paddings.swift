import EarshotVocabulary

/// `padding`: the child is proposed less, the answer is that much more.
struct PaddingArrangement: Arrangement {
  var insets: Insets

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    guard items.count > 0 else { return .zero }
    let inner = items.size(0, proposal.shrunk(insets))
    return Size(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let origin = Point(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    items.place(0, at: origin, proposal.shrunk(insets))
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    guard items.count > 0, let inner = items.guide(0, line, proposal.shrunk(insets)) else { return nil }
    return inner + (line.axis == .horizontal ? insets.leading : insets.top)
  }

  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double {
    guard items.count > 0 else { return size.height }
    return insets.top + items.firstBaseline(0, proposal.shrunk(insets))
  }
}
