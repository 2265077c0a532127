import EarshotViewTree
import EarshotVocabulary

/// One way to answer a proposal and to place what is inside: a stack, a padding, a text.
protocol Arrangement {
  /// The size that the view takes of a proposal. Pure: the same proposal gives the same size.
  func size(_ proposal: Proposal, _ items: Items) -> Size

  /// Places the children in `bounds`, whose size is the answer to `proposal`.
  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items)

  /// From the top of the view to its first line of text, where that is not at the bottom.
  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double

  /// Where a line that views are aligned by is in this view, where `alignmentGuide` says so of it or of what is
  /// in it.
  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double?

  /// Whether the same size is filled otherwise in another place of the screen.
  var dependsOnPlace: Bool { get }

  /// Whether it begins and ends with a line of text, around what is inside.
  func textEdges(_ children: [Box]) -> TextEdges
}

extension Arrangement {
  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {}

  var dependsOnPlace: Bool { false }

  func textEdges(_ children: [Box]) -> TextEdges { .none }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? { nil }

  func firstBaseline(_ size: Size, _ proposal: Proposal, _ items: Items) -> Double {
    items.count > 0 ? min(items.firstBaseline(0, proposal), size.height) : size.height
  }
}

/// The children of a view while it is laid out.
struct Items {
  let pass: LayoutPass
  let indices: [Int]
  /// Of the view itself.
  let box: Int

  var count: Int { indices.count }

  func size(_ item: Int, _ proposal: Proposal) -> Size { pass.size(indices[item], proposal) }

  func place(_ item: Int, at origin: Point, _ proposal: Proposal) {
    pass.place(indices[item], at: origin, proposal)
  }

  /// Places a child in a space, aligned; the child is proposed the space.
  func place(_ item: Int, in bounds: Rect, _ alignment: Alignment = .center) {
    let proposal = Proposal(bounds.size)
    place(item, at: origin(of: item, proposal, in: bounds, alignment), proposal)
  }

  /// Where a child stands whose lines are those of the space around it.
  func origin(
    of item: Int, _ proposal: Proposal, in bounds: Rect, _ alignment: Alignment
  ) -> Point {
    var origin = alignment.origin(of: size(item, proposal), in: bounds)
    guard hasGuides else { return origin }
    for axis in [Axis.horizontal, .vertical] {
      guard let guide = guide(item, alignment[axis], proposal) else { continue }
      origin[axis] = bounds.origin[axis] + bounds.size[axis] * alignment[axis].fraction - guide
    }
    return origin
  }

  /// Whether any of the children, or a view in one, says where its lines are.
  var hasGuides: Bool { pass.holdsGuide(box) }

  /// Where a line is in a child, as its `alignmentGuide` has it.
  func guide(_ item: Int, _ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    pass.guide(indices[item], line, proposal)
  }

  /// Where a line is in a child.
  func position(_ line: AlignmentLine, in item: Int, _ proposal: Proposal) -> Double {
    if let guide = guide(item, line, proposal) { return guide }
    return line.isPlain
      ? size(item, proposal)[line.axis] * line.fraction : firstBaseline(item, proposal)
  }

  func priority(_ item: Int) -> Double { pass.boxes[indices[item]].priority }
  func isSpacer(_ item: Int) -> Bool { pass.boxes[indices[item]].isSpacer }
  func textEdges(_ item: Int) -> TextEdges { pass.boxes[indices[item]].textEdges }

  func firstBaseline(_ item: Int, _ proposal: Proposal) -> Double {
    pass.firstBaseline(indices[item], proposal)
  }
}

/// A rectangle to be: how it is arranged, and the boxes in it.
struct Box {
  var arrangement: any Arrangement
  var children: [Int]
  var priority = 0.0
  var isSpacer = false
  var textEdges = TextEdges.none
  /// What `layoutValue` says of it, the outermost last.
  var values: [OpaqueValue] = []

  init(_ arrangement: any Arrangement, _ children: [Int]) {
    self.arrangement = arrangement
    self.children = children
  }
}
