import EarshotVocabulary

/// `HStack` and `VStack`: space goes to the least flexible child first, an equal share of what is
/// left to each; higher layout priorities choose before lower ones, which keep their minimum.
struct StackArrangement: Arrangement {
  var axis: Axis
  /// Across the axis.
  var line: AlignmentLine
  /// nil: 8 points between views, none beside a spacer and from one text down to another.
  var spacing: Double?

  init(axis: Axis, line: AlignmentLine, spacing: Double? = nil) {
    self.axis = axis
    self.line = line
    self.spacing = spacing
  }

  /// - Parameter alignment: across the axis: 0 at the leading or top edge, 1 at the other.
  init(axis: Axis, alignment: Double = 0.5, spacing: Double? = nil) {
    self.init(axis: axis, line: .along(axis.other, alignment), spacing: spacing)
  }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let shares = shares(proposal, items)
    var size = Size.zero
    for (item, share) in shares.enumerated() {
      let answer = items.size(item, share)
      size[axis] += answer[axis]
      size[axis.other] = max(size[axis.other], answer[axis.other])
    }
    size[axis] += totalSpacing(items)
    if hasOwnLines(items) { size[axis.other] = LineExtent(line, shares, items).length }
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let shares = shares(proposal, items)
    for (item, origin) in origins(in: bounds, shares, items).enumerated() {
      items.place(item, at: origin, shares[item])
    }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    let shares = shares(proposal, items)
    return items.guide(line, origins(in: Rect(origin: .zero, size: size), shares, items), shares)
  }

  /// Whether views may have the line elsewhere than at one part of their size.
  private func hasOwnLines(_ items: Items) -> Bool { items.hasGuides || !line.isPlain }

  private func origins(in bounds: Rect, _ shares: [Proposal], _ items: Items) -> [Point] {
    let before = hasOwnLines(items) ? LineExtent(line, shares, items).before : nil
    var origin = bounds.origin
    return shares.enumerated().map { item, share in
      let answer = items.size(item, share)
      let free = bounds.size[axis.other] - answer[axis.other]
      let across = before.map { $0 - items.position(line, in: item, share) } ?? free * line.fraction
      origin[axis.other] = bounds.origin[axis.other] + across
      defer { origin[axis] += answer[axis] + gap(after: item, items) }
      return origin
    }
  }

  private func gap(after item: Int, _ items: Items) -> Double {
    guard item + 1 < items.count else { return 0 }
    if let spacing { return spacing }
    if items.isSpacer(item) || items.isSpacer(item + 1) { return 0 }
    return axis == .vertical && items.textEdges(item).bottom && items.textEdges(item + 1).top ? 0 : 8
  }

  private func totalSpacing(_ items: Items) -> Double {
    if let spacing { return spacing * Double(max(0, items.count - 1)) }
    var sum = 0.0
    for item in 0..<items.count { sum += gap(after: item, items) }
    return sum
  }

  /// What each child is proposed.
  private func shares(_ proposal: Proposal, _ items: Items) -> [Proposal] {
    let count = items.count
    guard count > 1, let length = proposal[axis], length > 0, length.isFinite else {
      return Array(repeating: proposal, count: count)
    }
    if let plan = items.pass.plan(of: items.box, for: proposal) { return plan }
    let shares = shares(proposal, of: max(0, length - totalSpacing(items)), items)
    items.pass.keepPlan(shares, of: items.box, for: proposal)
    return shares
  }

  private struct Child {
    var item: Int
    var priority: Double
    var minimum: Double
    var flexibility: Double

    /// The order in which children choose; equals as written.
    static func choosesBefore(_ a: Child, _ b: Child) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      return a.item < b.item
    }
  }

  private func shares(_ proposal: Proposal, of length: Double, _ items: Items) -> [Proposal] {
    var shares = Array(repeating: proposal, count: items.count)
    var left = length
    let children = children(proposal, items)
    var reserved = children.reduce(0) { $0 + $1.minimum }
    var start = 0
    while start < children.count {
      let priority = children[start].priority
      let end = children[start...].firstIndex { $0.priority != priority } ?? children.count
      for child in children[start..<end] { reserved -= child.minimum }
      var available = max(0, left - reserved)
      let before = available
      for (place, child) in children[start..<end].enumerated() {
        shares[child.item][axis] = max(0, available) / Double(end - start - place)
        available -= items.size(child.item, shares[child.item])[axis]
      }
      left -= before - available
      start = end
    }
    return shares
  }

  /// The children in the order in which they choose. Over budget they are not asked how far they
  /// can stretch.
  private func children(_ proposal: Proposal, _ items: Items) -> [Child] {
    let asks = !items.pass.isOverBudget
    var zero = proposal
    var infinite = proposal
    zero[axis] = 0
    infinite[axis] = .infinity
    var children: [Child] = []
    children.reserveCapacity(items.count)
    for item in 0..<items.count {
      var child = Child(
        item: item, priority: asks ? items.priority(item) : 0, minimum: 0, flexibility: 0)
      if asks {
        child.minimum = items.size(item, zero)[axis]
        let stretched = items.size(item, infinite)[axis]
        child.flexibility = stretched > child.minimum ? stretched - child.minimum : 0
      }
      children.append(child)
    }
    children.sort(by: Child.choosesBefore)
    return children
  }
}

/// `ZStack`: every child is proposed the whole, the largest child is the size.
struct DepthArrangement: Arrangement {
  var alignment = Alignment.center

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    var size = Size.zero
    for item in 0..<items.count {
      let answer = items.size(item, proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    for axis in [Axis.horizontal, .vertical] where hasOwnLines(axis, items) {
      size[axis] = LineExtent(alignment[axis], shares(proposal, items), items).length
    }
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    for (item, origin) in origins(in: bounds, proposal, items).enumerated() {
      items.place(item, at: origin, proposal)
    }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    let origins = origins(in: Rect(origin: .zero, size: size), proposal, items)
    return items.guide(line, origins, shares(proposal, items))
  }

  private func hasOwnLines(_ axis: Axis, _ items: Items) -> Bool {
    items.hasGuides || !alignment[axis].isPlain
  }

  private func shares(_ proposal: Proposal, _ items: Items) -> [Proposal] {
    Array(repeating: proposal, count: items.count)
  }

  private func origins(in bounds: Rect, _ proposal: Proposal, _ items: Items) -> [Point] {
    var origins = (0..<items.count).map { alignment.origin(of: items.size($0, proposal), in: bounds) }
    for axis in [Axis.horizontal, .vertical] where hasOwnLines(axis, items) {
      let line = alignment[axis]
      let before = LineExtent(line, shares(proposal, items), items).before
      for item in origins.indices {
        origins[item][axis] = bounds.origin[axis] + before - items.position(line, in: item, proposal)
      }
    }
    return origins
  }
}

/// `Spacer`: takes what is left along the axis of its stack, and nothing across.
struct SpacerArrangement: Arrangement {
  /// nil: outside of a stack, in both directions.
  var axis: Axis?
  var minimum = 8.0

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    guard let axis else { return proposal.filled(minimum) }
    var size = Size.zero
    size[axis] = max(minimum, proposal[axis] ?? minimum)
    return size
  }
}

/// `Divider`: a line across the axis of its stack.
struct DividerArrangement: Arrangement {
  var axis: Axis?

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    axis == .horizontal
      ? Size(width: 0.33, height: proposal.height ?? 10)
      : Size(width: proposal.width ?? 10, height: 0.33)
  }
}
