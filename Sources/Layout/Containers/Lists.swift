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
    let share = Proposal(contentWidth(bounds.width), nil)
    let sizes = (0..<items.count).map { items.size($0, share) }
    let offset = Pages.offset(height(of: sizes), in: bounds.height, identity, items.pass)
    var y = bounds.minY - offset
    for (item, content) in sizes.enumerated() {
      if item > 0, starts.contains(item) { y += sectionGap }
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
    return height(of: (0..<items.count).map { items.size($0, share) })
  }

  private func height(of rows: [Size]) -> Double {
    var sum = 0.0
    for (item, content) in rows.enumerated() {
      if item > 0, starts.contains(item) { sum += sectionGap }
      sum += height(content.height, parts[item])
    }
    return sum
  }
}
