import EarshotVocabulary

/// `LazyVStack` and `LazyHStack`: children are proposed what they like along the axis, and the
/// stack is as wide as it may be.
struct LazyStackArrangement: Arrangement {
  var axis: Axis
  /// Across the axis.
  var line: AlignmentLine
  var spacing: Double?

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let share = share(proposal)
    var size = Size.zero
    for item in 0..<items.count {
      let answer = items.size(item, share)
      size[axis] += answer[axis]
      size[axis.other] = max(size[axis.other], answer[axis.other])
    }
    size[axis] += (spacing ?? 8) * Double(max(0, items.count - 1))
    if let across = proposal[axis.other], across.isFinite { size[axis.other] = across }
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let share = share(proposal)
    var origin = bounds.origin
    for item in 0..<items.count {
      let answer = items.size(item, share)
      let length = bounds.size[axis.other]
      let position = items.guide(item, line, share) ?? answer[axis.other] * line.fraction
      origin[axis.other] = bounds.origin[axis.other] + length * line.fraction - position
      items.place(item, at: origin, share)
      origin[axis] += answer[axis] + (spacing ?? 8)
    }
  }

  private func share(_ proposal: Proposal) -> Proposal {
    var share = proposal
    share[axis] = nil
    return share
  }
}
