import EarshotVocabulary

/// UIKit's views inside each other: by their frames and layout constraints, as far as these say; what
/// nothing places stands below what came before it.
struct ConstraintArrangement: Arrangement {
  enum Attribute: String {
    case leading, trailing, left, right, top, bottom, centerX, centerY, width, height
    case firstBaseline, lastBaseline

    var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .left, .right, .centerX, .width: true
      default: false
      }
    }
  }

  /// `item.attribute = other.otherAttribute * multiplier + constant`; an item is an index among the
  /// children, nil the container itself.
  struct Constraint {
    var item: Int
    var attribute: Attribute
    var other: Int?
    /// nil: a constant alone.
    var otherAttribute: Attribute?
    var multiplier = 1.0
    var constant = 0.0
    /// `lessThanOrEqualTo` and `greaterThanOrEqualTo` say nothing where something else does.
    var isEqual = true
  }

  var constraints: [Constraint]
  /// Frames that the code gives, by child.
  var frames: [Int: Rect]
  /// A controller's view takes all the room there is.
  var fills = false

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    if fills, let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let width = proposal.width ?? natural(items)
    let isTied = constraints.contains {
      $0.otherAttribute == .bottom && $0.other == nil && $0.attribute == .bottom
    }
    if let height = proposal.height, !isTied { return Size(width: width, height: height) }
    let rects = solved(width: width, height: nil, items)
    var height = rects.map(\.maxY).max() ?? 0
    for constraint in constraints where constraint.isTie(.bottom) {
      height = max(height, rects[constraint.item].maxY - constraint.constant)
    }
    return Size(width: width, height: height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    for (item, rect) in solved(width: bounds.width, height: bounds.height, items).enumerated() {
      items.place(
        item, at: Point(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), Proposal(rect.size))
    }
  }

  private func natural(_ items: Items) -> Double {
    var width = 0.0
    for item in 0..<items.count { width = max(width, items.size(item, .unspecified).width) }
    return width
  }

  /// More views than this inside one are not solved but stacked: the time stays bounded.
  private static let mostSolved = 64

  // MARK: Solving

  private func solved(width: Double, height: Double?, _ items: Items) -> [Rect] {
    var across = (0..<items.count).map { spans($0).x }
    var down = (0..<items.count).map { spans($0).y }
    let whole = Span(start: 0, end: width, length: width).known
    settle(&across, whole, isHorizontal: true) { item, span in
      let room = max(0, width - (span.start ?? 0))
      return min(room, items.size(item, Proposal(room, nil)).width)
    }
    let depth = height.map { Span(start: 0, end: $0, length: $0).known } ?? Span(start: 0)
    settle(&down, depth, isHorizontal: false) { item, _ in
      items.size(item, Proposal(across[item].length ?? width, nil)).height
    }
    return zip(across, down).map { x, y in
      Rect(x: x.start ?? 0, y: y.start ?? 0, width: max(0, x.length ?? 0), height: max(0, y.length ?? 0))
    }
  }

  private func spans(_ item: Int) -> (x: Span, y: Span) {
    guard let frame = frames[item] else { return (Span(), Span()) }
    return (
      Span(start: frame.minX, length: frame.width).known, Span(start: frame.minY, length: frame.height).known
    )
  }

  /// Follows constraints from what is known; where they lead no further, the next view takes the length
  /// that it likes, and then its place below what came before.
  private func settle(
    _ spans: inout [Span], _ whole: Span, isHorizontal: Bool, like: (Int, Span) -> Double
  ) {
    let relevant = constraints.filter { $0.attribute.isHorizontal == isHorizontal }
    if relevant.isEmpty || spans.count > ConstraintArrangement.mostSolved {
      return stack(&spans, isHorizontal: isHorizontal, like: like)
    }
    let mentioned = Set(relevant.map(\.item)).union(relevant.compactMap(\.other))
    var cursor = 0.0
    for _ in 0..<(2 * spans.count + 2) {
      follow(relevant, &spans, whole)
      if let next = spans.indices.first(where: { spans[$0].hasPlace && spans[$0].length == nil }) {
        spans[next].length = like(next, spans[next])
        spans[next] = spans[next].known
        continue
      }
      guard let next = spans.indices.first(where: { !spans[$0].isWhole }) else { break }
      spans[next].start = spans[next].start ?? (isHorizontal || mentioned.contains(next) ? 0 : cursor)
      if spans[next].length == nil { spans[next].length = like(next, spans[next]) }
      spans[next] = spans[next].known
      cursor = spans.compactMap(\.end).max() ?? cursor
    }
  }

  /// Each view below the one before it.
  private func stack(_ spans: inout [Span], isHorizontal: Bool, like: (Int, Span) -> Double) {
    var cursor = 0.0
    for index in spans.indices where !spans[index].isWhole {
      spans[index].start = spans[index].start ?? (isHorizontal ? 0 : cursor)
      if spans[index].length == nil { spans[index].length = like(index, spans[index]) }
      spans[index] = spans[index].known
      cursor = max(cursor, spans[index].end ?? cursor)
    }
  }

  private func follow(_ constraints: [Constraint], _ spans: inout [Span], _ whole: Span) {
    for _ in 0..<4 {
      for constraint in constraints {
        guard spans.indices.contains(constraint.item) else { continue }
        let item = constraint.item
        guard let value = value(constraint, spans, whole) else { continue }
        if !constraint.isEqual, spans[item].isWhole || spans[item].hasPlace { continue }
        spans[item].set(constraint.attribute, value)
        // The other way round: a view whose place is known places the one it is tied to.
      }
      for constraint in constraints {
        guard let other = constraint.other, let attribute = constraint.otherAttribute,
          spans.indices.contains(other), constraint.multiplier == 1,
          let value = spans[constraint.item].value(constraint.attribute)
        else { continue }
        spans[other].set(attribute, value - constraint.constant)
      }
    }
  }

  private func value(_ constraint: Constraint, _ spans: [Span], _ whole: Span) -> Double? {
    guard let attribute = constraint.otherAttribute else { return constraint.constant }
    let span: Span?
    if let other = constraint.other {
      span = spans.indices.contains(other) ? spans[other] : nil
    } else {
      span = whole
    }
    return span?.value(attribute).map { $0 * constraint.multiplier + constraint.constant }
  }
}

extension ConstraintArrangement.Constraint {
  fileprivate func isTie(_ attribute: ConstraintArrangement.Attribute) -> Bool {
    self.attribute == attribute && otherAttribute == attribute && other == nil
  }
}

/// What is known of where something begins, ends, has its middle, and how long it is.
private struct Span {
  var start: Double?
  var end: Double?
  var center: Double?
  var length: Double?

  var isWhole: Bool { start != nil && length != nil }
  var hasPlace: Bool { start != nil || end != nil || center != nil }

  /// What follows from two of the four.
  var known: Span {
    var span = self
    if span.start == nil {
      if let end, let length { span.start = end - length }
      if span.start == nil, let center, let length { span.start = center - length / 2 }
      if span.start == nil, let end, let center { span.start = 2 * center - end }
    }
    if span.length == nil, let start = span.start {
      if let end { span.length = max(0, end - start) }
      if span.length == nil, let center { span.length = max(0, 2 * (center - start)) }
    }
    if let start = span.start, let length = span.length {
      span.end = span.end ?? start + length
      span.center = span.center ?? start + length / 2
    }
    return span
  }

  func value(_ attribute: ConstraintArrangement.Attribute) -> Double? {
    switch attribute {
    case .leading, .left, .top, .firstBaseline: start
    case .trailing, .right, .bottom, .lastBaseline: end
    case .centerX, .centerY: center
    case .width, .height: length
    }
  }

  /// What was said first stays.
  mutating func set(_ attribute: ConstraintArrangement.Attribute, _ value: Double) {
    guard !isWhole, value.isFinite, self.value(attribute) == nil else { return }
    switch attribute {
    case .leading, .left, .top, .firstBaseline: start = value
    case .trailing, .right, .bottom, .lastBaseline: end = value
    case .centerX, .centerY: center = value
    case .width, .height: length = max(0, value)
    }
    self = known
  }
}
