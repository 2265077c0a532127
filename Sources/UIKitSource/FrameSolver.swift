import EarshotVocabulary

/// Where views stand by their frames and constraints, as far as these say: enough to know what
/// lies in the middle of what.
struct FrameSolver {
  let facts: ClassFacts
  private var constraintsByView: [String: [Constraint]] = [:]
  private(set) var frames: [String: Rect] = [:]
  private static let rounds = 6
  private static let deepest = 64
  /// A container of which nothing is known is high enough for a button at its edge to miss the middle.
  private static let rowHeight = 100.0

  init(_ facts: ClassFacts, screen: Size) {
    self.facts = facts
    for constraint in facts.constraints { constraintsByView[constraint.view, default: []].append(constraint) }
    let root = facts.views[""]?.frame ?? Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    frames[""] = root
    place(inside: "", root, depth: 0)
  }

  private mutating func place(inside name: String, _ frame: Rect, depth: Int) {
    guard depth < FrameSolver.deepest, let parent = facts.views[name] else { return }
    let children = parent.isStack ? stacked(parent, frame) : solved(parent, frame)
    for (child, rect) in zip(parent.children, children) where frames[child] == nil {
      frames[child] = rect
      place(inside: child, rect, depth: depth + 1)
    }
  }

  /// A stack shares its length out equally and stretches across.
  private func stacked(_ parent: ViewFacts, _ frame: Rect) -> [Rect] {
    let count = Double(max(1, parent.children.count))
    return parent.children.indices.map { index in
      let place = Double(index)
      if parent.isHorizontalStack {
        let width = frame.width / count
        return Rect(x: frame.minX + width * place, y: frame.minY, width: width, height: frame.height)
      }
      let height = frame.height / count
      return Rect(x: frame.minX, y: frame.minY + height * place, width: frame.width, height: height)
    }
  }

  private func solved(_ parent: ViewFacts, _ frame: Rect) -> [Rect] {
    var spans: [String: (x: Span, y: Span)] = [:]
    for child in parent.children { spans[child] = start(child, parent.name) }
    for _ in 0..<FrameSolver.rounds {
      for child in parent.children {
        for constraint in constraintsByView[child] ?? [] {
          apply(constraint, parent: parent.name, frame, &spans)
        }
      }
    }
    return parent.children.enumerated().map { index, child in
      let (x, y) = spans[child] ?? (Span(), Span())
      let size = ViewClass.size(facts.views[child]?.className, text: facts.views[child]?.text)
      let width = x.filled(size?.width ?? frame.width, start: 0)
      let height = y.filled(
        size?.height ?? FrameSolver.rowHeight, start: size == nil ? Double(index) * FrameSolver.rowHeight : 0)
      return Rect(
        x: frame.minX + width.start, y: frame.minY + height.start, width: width.length, height: height.length)
    }
  }

  private func start(_ child: String, _ parent: String) -> (x: Span, y: Span) {
    guard let view = facts.views[child] else { return (Span(), Span()) }
    if let frame = view.frame {
      return (Span(start: frame.minX, length: frame.width), Span(start: frame.minY, length: frame.height))
    }
    return (Span(), Span())
  }

  private func apply(
    _ constraint: Constraint, parent: String, _ frame: Rect, _ spans: inout [String: (x: Span, y: Span)]
  ) {
    guard var span = spans[constraint.view] else { return }
    let value: Double?
    if let other = constraint.other, let attribute = constraint.otherAttribute {
      if other == parent {
        let whole = (x: Span(start: 0, length: frame.width), y: Span(start: 0, length: frame.height))
        value = FrameSolver.value(attribute, whole)
      } else {
        value = spans[other].flatMap { FrameSolver.value(attribute, $0) }
      }
    } else {
      value = 0
    }
    guard let value else { return }
    FrameSolver.set(constraint.attribute, value + constraint.constant, &span)
    spans[constraint.view] = span
  }

  private static func value(_ attribute: Constraint.Attribute, _ span: (x: Span, y: Span)) -> Double? {
    switch attribute {
    case .leading, .left: span.x.known.start
    case .trailing, .right: span.x.known.end
    case .centerX: span.x.known.center
    case .width: span.x.known.length
    case .top: span.y.known.start
    case .bottom: span.y.known.end
    case .centerY: span.y.known.center
    case .height: span.y.known.length
    }
  }

  private static func set(
    _ attribute: Constraint.Attribute, _ value: Double, _ span: inout (x: Span, y: Span)
  ) {
    switch attribute {
    case .leading, .left: span.x.start = value
    case .trailing, .right: span.x.end = value
    case .centerX: span.x.center = value
    case .width: span.x.length = value
    case .top: span.y.start = value
    case .bottom: span.y.end = value
    case .centerY: span.y.center = value
    case .height: span.y.length = value
    }
  }
}

/// What is known of where something begins, ends, has its middle, and how long it is.
struct Span {
  var start: Double?
  var end: Double?
  var center: Double?
  var length: Double?

  /// What follows from two of the four.
  var known: Span {
    var span = self
    if span.start == nil {
      if let end, let length { span.start = end - length }
      if let center, let length { span.start = center - length / 2 }
      if let end, let center { span.start = 2 * center - end }
    }
    if span.length == nil, let start = span.start {
      if let end { span.length = end - start }
      if let center { span.length = 2 * (center - start) }
    }
    if let start = span.start, let length = span.length {
      span.end = span.end ?? start + length
      span.center = span.center ?? start + length / 2
    }
    return span
  }

  /// With a length and a place of its own where nothing says another.
  func filled(_ length: Double, start: Double) -> (start: Double, length: Double) {
    var span = known
    if span.length == nil {
      span.length = length
      span = span.known
    }
    return (span.start ?? start, max(0, span.length ?? length))
  }
}
