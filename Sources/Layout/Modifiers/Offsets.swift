import EarshotVocabulary

/// `offset`: drawn elsewhere, measured where it was.
struct OffsetArrangement: Arrangement {
  var x: Double
  var y: Double

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    items.place(0, at: Point(x: bounds.minX + x, y: bounds.minY + y), proposal)
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, proposal) : nil
  }
}

/// `position`: the child's center at a point of the space, all of which is taken.
struct PositionArrangement: Arrangement {
  var x: Double
  var y: Double

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let child = items.count > 0 ? items.size(0, proposal) : .zero
    return Size(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let size = items.size(0, proposal)
    let origin = Point(
      x: bounds.minX + x - size.width / 2, y: bounds.minY + y - size.height / 2)
    items.place(0, at: origin, proposal)
  }
}
