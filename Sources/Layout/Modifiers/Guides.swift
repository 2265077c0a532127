import EarshotVocabulary

/// `alignmentGuide`: where a line is in the view, in place of where it would be.
struct GuideArrangement: Arrangement {
  var line: AlignmentLine
  var position: Double
  /// By which the app's code, which tells the position by the view's size, is told that size.
  var asking: Identity?

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    if let asking { items.pass.asked[asking] = bounds }
    if items.count > 0 { items.place(0, at: bounds.origin, proposal) }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    if line.axis == self.line.axis, line.name == self.line.name { return position }
    return items.count > 0 ? items.guide(0, line, proposal) : nil
  }
}

/// `onGeometryChange`: stands where its view stands, and tells the app's code where that is.
struct AskingArrangement: Arrangement {
  var asking: Identity

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    items.pass.asked[asking] = bounds
    if items.count > 0 { items.place(0, at: bounds.origin, proposal) }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, proposal) : nil
  }

  var dependsOnPlace: Bool { true }
}
