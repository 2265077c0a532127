import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// Which children of long lists lie at a height, so that a touch need not look at all of them:
/// thousands of touches on thousands of rows stay linear.
struct TouchRows {
  /// The children of one view by the heights that they and all inside them cover.
  private struct Rows {
    /// Indices of the children, the highest on the screen first.
    var order: [Int] = []
    /// The top of each, in that order.
    var tops: [Double] = []
    /// How far down any reaches up to this one.
    var lowest: [Double] = []
    /// The bottom of each, in that order.
    var bottoms: [Double] = []

    /// How many of them begin at a height or above it.
    func reaching(_ y: Double) -> Int {
      var range = tops.startIndex..<tops.endIndex
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range = tops[middle] > y ? range.lowerBound..<middle : middle + 1..<range.upperBound
      }
      return range.lowerBound
    }
  }

  /// Shorter lists are looked through one by one.
  private static let shortest = 48

  private var lists: [Identity: Rows] = [:]
  private var ambiguous: Set<Identity> = []
  private let layout: LayoutResult

  init(_ roots: [ViewNode], layout: LayoutResult) {
    self.layout = layout
    for root in roots { _ = heights(of: root) }
  }

  /// The children of a view that reach over a height, the topmost layer first; nil where all
  /// have to be looked at.
  func children(of view: Identity, at y: Double) -> [Int]? {
    guard let rows = lists[view], !ambiguous.contains(view) else { return nil }
    var place = rows.reaching(y)
    var found: [Int] = []
    while place > 0, rows.lowest[place - 1] >= y {
      place -= 1
      if rows.bottoms[place] >= y { found.append(rows.order[place]) }
    }
    return found.sorted(by: >)
  }

  /// The heights that a view and all inside it cover; nil where nothing of it is on the screen.
  private mutating func heights(of node: ViewNode) -> ClosedRange<Double>? {
    var covered = own(node)
    for view in node.argumentViews { covered = TouchRows.union(covered, heights(of: view)) }
    if node.children.count < TouchRows.shortest {
      for child in node.children { covered = TouchRows.union(covered, heights(of: child)) }
      return covered
    }
    let children = node.children.map { heights(of: $0) }
    keep(children, of: node.identity)
    return children.reduce(covered, TouchRows.union)
  }

  private func own(_ node: ViewNode) -> ClosedRange<Double>? {
    var frames = [layout.frames[node.identity]]
    if case .element(let properties) = node.kind { frames.append(properties.touchFrame) }
    if case .view("Stepper") = node.kind {
      frames += ["increment", "decrement"].map { layout.frames[node.identity.child($0)] }
    }
    return frames.lazy.compactMap(\.self).filter(\.isFinite)
      .map { $0.minY...max($0.minY, $0.maxY) }.reduce(nil, TouchRows.union)
  }

  private mutating func keep(_ children: [ClosedRange<Double>?], of view: Identity) {
    var rows = Rows()
    let shown = children.indices.filter { children[$0] != nil }
    for index in shown.sorted(by: { (children[$0]?.lowerBound ?? 0) < (children[$1]?.lowerBound ?? 0) }) {
      guard let heights = children[index] else { continue }
      rows.order.append(index)
      rows.tops.append(heights.lowerBound)
      rows.bottoms.append(heights.upperBound)
      rows.lowest.append(max(rows.lowest.last ?? heights.upperBound, heights.upperBound))
    }
    // Two views of one identity can't be told apart: both are looked through.
    if lists.updateValue(rows, forKey: view) != nil { ambiguous.insert(view) }
  }

  private static func union(
    _ a: ClosedRange<Double>?, _ b: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard let a, let b else { return a ?? b }
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }
}

extension ViewNode {
  /// The views among the arguments of a view and its modifiers.
  fileprivate var argumentViews: [ViewNode] {
    (arguments + modifiers.flatMap(\.arguments)).flatMap { $0.value.views ?? [] }
  }
}
