import EarshotVocabulary

/// `frame(width:height:alignment:)` and `frame(minWidth:idealWidth:maxWidth:…)`.
struct FrameArrangement: Arrangement {
  /// What is wanted of one axis; all nil: as the child.
  struct Wish: Hashable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    static func fixed(_ length: Double?) -> Wish {
      Wish(minimum: length, ideal: length, maximum: length)
    }

    /// What the child is proposed.
    func proposed(_ length: Double?) -> Double? {
      guard var length = length ?? ideal else { return nil }
      if let minimum, minimum > length { length = minimum }
      if let maximum, maximum < length { length = maximum }
      return length
    }

    /// The answer, given what the child took: a bound makes the frame follow the proposal up to
    /// it; a fixed length holds.
    func answered(_ child: Double, _ proposed: Double?) -> Double {
      var length = child
      if let ideal, proposed == nil { length = ideal }
      if let minimum { length = max(minimum, min(length, proposed ?? length)) }
      if let maximum { length = min(maximum, max(length, proposed ?? length)) }
      return length
    }
  }

  var width = Wish()
  var height = Wish()
  var alignment = Alignment.center

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let child = items.count > 0 ? items.size(0, inner(proposal)) : .zero
    return Size(
      width: width.answered(child.width, proposal.width),
      height: height.answered(child.height, proposal.height))
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let inner = inner(proposal)
    items.place(0, at: items.origin(of: 0, inner, in: bounds, alignment), inner)
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    let inner = inner(proposal)
    guard items.count > 0, let guide = items.guide(0, line, inner) else { return nil }
    return items.origin(of: 0, inner, in: Rect(origin: .zero, size: size), alignment)[line.axis] + guide
  }

  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double {
    guard items.count > 0 else { return size.height }
    let inner = inner(proposal)
    let top = (size.height - items.size(0, inner).height) * alignment.y
    return top + items.firstBaseline(0, inner)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width.proposed(proposal.width), height.proposed(proposal.height))
  }
}

/// `fixedSize`: the child has its ideal size, whatever is proposed.
struct FixedSizeArrangement: Arrangement {
  var axes: Set<Axis>

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, inner(proposal)) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    if items.count > 0 { items.place(0, at: bounds.origin, inner(proposal)) }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, inner(proposal)) : nil
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in axes { inner[axis] = nil }
    return inner
  }
}

/// `aspectRatio`, `scaledToFit`, `scaledToFill`.
struct AspectRatioArrangement: Arrangement {
  /// Width over height; nil: that of the child's ideal size.
  var ratio: Double?
  var fills = false

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, inner(proposal, items)) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    if items.count > 0 { items.place(0, at: bounds.origin, inner(proposal, items)) }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, inner(proposal, items)) : nil
  }

  private func inner(_ proposal: Proposal, _ items: Items) -> Proposal {
    let ideal = items.size(0, .unspecified)
    let own = ideal.height > 0 ? ideal.width / ideal.height : 1
    let ratio = self.ratio ?? own
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return Proposal(ideal.width, ideal.width / ratio)
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?):
      let isLimitedByWidth = width / ratio <= height
      return isLimitedByWidth != fills
        ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
    }
  }
}
