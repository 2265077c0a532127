import EarshotVocabulary

/// `List` and `Form`: rows as wide as the list, at least 44 points high, sections with headers and
/// footers; scrolls.
struct ListArrangement: Arrangement {
  enum Part: Hashable {
    case row
    case header
    case footer
  }

  var identity: Identity
  /// Of each child.
  var parts: [Part]
  /// Children that begin a section.
  var starts: Set<Int>
  /// Space between the list's edges and the rows (`insetGrouped`); 0 in a plain list.
  var inset: Double
  /// Space between sections.
  var sectionGap: Double
  var rowInset = 16.0

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let width = proposal.width ?? 320
    return Size(width: width, height: proposal.height ?? height(width, items))
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let offset = Pages.offset(
      height(bounds.width, items), in: bounds.height, identity, items.pass)
    let share = Proposal(contentWidth(bounds.width), nil)
    var y = bounds.minY - offset
    for item in 0..<items.count {
      if starts.contains(item), item > 0 { y += sectionGap }
      let content = items.size(item, share)
      let height = height(content.height, parts[item])
      let space = Rect(
        x: bounds.minX + inset + rowInset, y: y, width: contentWidth(bounds.width), height: height)
      items.place(item, at: Alignment.leading.origin(of: content, in: space), share)
      y += height
    }
  }

  private func contentWidth(_ width: Double) -> Double {
    max(0, width - 2 * (inset + rowInset))
  }

  private func height(_ content: Double, _ part: Part) -> Double {
    switch part {
    case .row: max(44, content + 22)
    case .header: content + 20
    case .footer: content + 12
    }
  }

  private func height(_ width: Double, _ items: Items) -> Double {
    let share = Proposal(contentWidth(width), nil)
    var sum = 0.0
    for item in 0..<items.count {
      if starts.contains(item), item > 0 { sum += sectionGap }
      sum += height(items.size(item, share).height, parts[item])
    }
    return sum
  }
}
