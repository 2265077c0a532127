import EarshotViewTree
import EarshotVocabulary

/// One layout of one screen: the boxes, what they answered so far, where they stand.
///
/// Answers are kept by box and proposal, so that a box is asked the same thing once only however
/// deep the stacks around it are nested.
final class LayoutPass {
  let boxes: [Box]
  let interface: InterfaceState
  private var answers: [Answers]
  /// How a stack shared out space last, by box: asked for its size it decides, placed it knows.
  private var plans: [StackPlan?]
  private var rects: [Rect?]
  private var mirrors: [Rect] = []
  private var measurementsLeft: Int
  /// Rows that are known from the last time, and what of them had to be laid out once more.
  let knownRows: [KnownRow]
  private let builder: BoxBuilder
  /// Whether an `alignmentGuide` stands on a box or in it.
  private let holdsGuide: [Bool]
  /// Where lines are, so that each box is asked once however deep the stacks around it are nested.
  private var guides: [GuideQuestion: Double?] = [:]
  private var insides: [Int: RowInside] = [:]
  private var known: [Placement?]
  private var moved: [Int: LaidOutRow] = [:]
  /// How boxes were placed, where rows are to be known again.
  private(set) var placements: [Placement?]
  /// The part of the screen that bars and the device leave free, and the part that content may
  /// reach into where it ignores that.
  var space: ScreenSpace
  var chosen: [Identity: Int] = [:]
  var asked: [Identity: Rect] = [:]
  var pageCounts: [Identity: Int] = [:]
  /// What was not understood of the app's own layouts.
  var gaps: [Gap] = []
  /// The app's own layouts, by box.
  var appLayouts: [Int: AskedLayout] = [:]

  init(_ builder: BoxBuilder, space: ScreenSpace, interface: InterfaceState) {
    self.boxes = builder.boxes
    self.space = space
    self.interface = interface
    self.answers = Array(repeating: Answers(), count: builder.boxes.count)
    self.plans = Array(repeating: nil, count: builder.boxes.count)
    self.rects = Array(repeating: nil, count: builder.boxes.count)
    self.measurementsLeft = 200_000 + builder.boxes.count * 12
    self.builder = builder
    self.holdsGuide = builder.hasGuides ? LayoutPass.holdingGuides(builder.boxes) : []
    self.knownRows = builder.knownRows
    self.known = Array(repeating: nil, count: builder.knownRows.count)
    self.placements = builder.rows == nil ? [] : Array(repeating: nil, count: builder.boxes.count)
  }

  /// Whether it is time to stop asking children how far they can stretch.
  var isOverBudget: Bool { measurementsLeft <= 0 }

  func size(_ box: Int, _ proposal: Proposal) -> Size {
    if let size = answers[box].size(for: proposal) { return size }
    measurementsLeft -= 1
    let size = boxes[box].arrangement.size(proposal, items(box)).sane
    answers[box].keep(size, for: proposal)
    return size
  }

  /// The shares that a stack gave its children for this proposal, if it was the last one.
  func plan(of box: Int, for proposal: Proposal) -> [Proposal]? {
    guard let plan = plans[box], plan.proposal == proposal else { return nil }
    return plan.shares
  }

  func keepPlan(_ shares: [Proposal], of box: Int, for proposal: Proposal) {
    plans[box] = StackPlan(proposal: proposal, shares: shares)
  }

  func place(_ box: Int, at origin: Point, _ proposal: Proposal) {
    let rect = Rect(origin: origin, size: size(box, proposal))
    rects[box] = mirrored(rect)
    if !placements.isEmpty, mirrors.isEmpty {
      placements[box] = Placement(origin: origin, proposal: proposal)
    }
    boxes[box].arrangement.place(in: rect, proposal, items(box))
  }

  func firstBaseline(_ box: Int, _ proposal: Proposal) -> Double {
    boxes[box].arrangement.firstBaseline(size(box, proposal), proposal, items(box))
  }

  /// Where a line is in a box, as an `alignmentGuide` on it or in it has it.
  func guide(_ box: Int, _ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    guard holdsGuide(box) else { return nil }
    let question = GuideQuestion(box: box, axis: line.axis, line: line.name, proposal: proposal)
    if let known = guides[question] { return known }
    let guide = boxes[box].arrangement.guide(line, size(box, proposal), proposal, items(box))
    guides[question] = .some(guide)
    return guide
  }

  func holdsGuide(_ box: Int) -> Bool { !holdsGuide.isEmpty && holdsGuide[box] }

  /// A box stands behind those that are in it.
  private static func holdingGuides(_ boxes: [Box]) -> [Bool] {
    var holding: [Bool] = []
    holding.reserveCapacity(boxes.count)
    for box in boxes {
      holding.append(
        box.arrangement is GuideArrangement || box.children.contains { $0 < holding.count && holding[$0] })
    }
    return holding
  }

  func answers(of box: Int) -> Answers { answers[box] }

  func frame(of box: Int) -> Rect? {
    guard let rect = rects[box], rect.isFinite else { return nil }
    return rect
  }

  /// The frame around boxes, of which some may not be drawn.
  func frame(around boxes: [Int]) -> Rect? {
    var union: Rect?
    for box in boxes {
      guard let rect = frame(of: box) else { continue }
      union = union?.union(rect) ?? rect
    }
    return union
  }

  // MARK: Known rows

  func inside(of index: Int) -> RowInside {
    if let inside = insides[index] { return inside }
    let inside = knownRows[index].row.shape.inside ?? RowInside(knownRows[index], of: builder, in: self)
    insides[index] = inside
    return inside
  }

  /// Where a known row is placed otherwise than before, it is laid out there.
  func placeKnownRow(_ index: Int, _ placement: Placement) {
    known[index] = placement
  }

  /// A known row as it stands now; nil where it was not placed.
  func placedRow(_ index: Int) -> LaidOutRow? {
    guard let placement = known[index] else { return nil }
    if placement == knownRows[index].row.placement { return knownRows[index].row }
    if let row = moved[index] { return row }
    let row = row(index, moved: placement)
    moved[index] = row
    return row
  }

  /// A row that is proposed what it was proposed before looks the same elsewhere, unless it asks where it is
  /// or is nowhere: what can't be counted on keeps no differences.
  private func row(_ index: Int, moved placement: Placement) -> LaidOutRow {
    let known = knownRows[index]
    if placement.proposal == known.row.placement.proposal, !known.row.shape.dependsOnPlace,
      insides[index] == nil, known.row.placement.origin.isFinite, placement.origin.isFinite
    {
      return LaidOutRow(known.row, at: placement.origin)
    }
    return inside(of: index).row(like: known, placement, answers: answers[known.box])
  }

  func layOut(_ root: Int, in size: Size, mirror: Rect?) {
    if let mirror { mirrors.append(mirror) }
    place(root, at: .zero, Proposal(size))
  }

  /// What `body` places is turned around the middle of `bounds`: the other writing direction.
  func mirroring(in bounds: Rect, _ body: () -> Void) {
    mirrors.append(bounds)
    body()
    mirrors.removeLast()
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard !mirrors.isEmpty else { return rect }
    var rect = rect
    for mirror in mirrors.reversed() {
      rect.origin.x = mirror.minX + mirror.maxX - rect.maxX
    }
    return rect
  }

  private func items(_ box: Int) -> Items {
    Items(pass: self, indices: boxes[box].children, box: box)
  }

  /// The frames by identity, once everything is placed.
  ///
  /// - Parameter rows: the rows with what is in them, where they are known.
  func result(of builder: BoxBuilder, _ rows: LaidOutRows?) -> LayoutResult {
    var own: [Identity: Rect] = [:]
    let inside = rows == nil ? [] : builder.newRows
    own.reserveCapacity(builder.named.count + builder.groups.count - inside.reduce(0) { $0 + $1.count })
    var (named, groups) = (0, 0)
    for row in inside where placements[row.box] != nil {
      add(builder.named[named..<row.named.lowerBound], to: &own)
      add(groups: builder.groups[groups..<row.groups.lowerBound], to: &own)
      (named, groups) = (row.named.upperBound, row.groups.upperBound)
    }
    add(builder.named[named...], to: &own)
    add(groups: builder.groups[groups...], to: &own)
    return LayoutResult(
      frames: Frames(own, inRows: rows?.frames ?? RowFrames()), rows: rows?.rows ?? [], chosen: chosen,
      asked: asked, pageCounts: pageCounts, gaps: gaps)
  }

  private func add(_ named: ArraySlice<(Identity, Int)>, to frames: inout [Identity: Rect]) {
    for (identity, box) in named {
      if let rect = frame(of: box) { frames[identity] = rect }
    }
  }

  private func add(groups: ArraySlice<(Identity, [Int])>, to frames: inout [Identity: Rect]) {
    for (identity, boxes) in groups {
      if let rect = frame(around: boxes) { frames[identity] = rect }
    }
  }
}

/// What is free of the screen.
struct ScreenSpace {
  /// What content fills by default.
  var safe: Rect
  /// As far as content goes that ignores the safe area.
  var full: Rect

  init(_ device: Device) {
    full = Rect(origin: .zero, size: device.screen)
    safe = Rect(
      x: 0, y: device.safeAreaTop, width: device.screen.width,
      height: max(0, device.screen.height - device.safeAreaTop - device.safeAreaBottom))
  }
}

private struct GuideQuestion: Hashable {
  var box: Int
  var axis: Axis
  var line: String
  var proposal: Proposal
}

private struct StackPlan {
  var proposal: Proposal
  var shares: [Proposal]
}
