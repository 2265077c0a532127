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
  /// The part of the screen that bars and the device leave free, and the part that content may
  /// reach into where it ignores that.
  var space: ScreenSpace
  var chosen: [Identity: Int] = [:]
  var proposals: [Identity: Size] = [:]
  var pageCounts: [Identity: Int] = [:]

  init(_ builder: BoxBuilder, space: ScreenSpace, interface: InterfaceState) {
    self.boxes = builder.boxes
    self.space = space
    self.interface = interface
    self.answers = Array(repeating: Answers(), count: builder.boxes.count)
    self.plans = Array(repeating: nil, count: builder.boxes.count)
    self.rects = Array(repeating: nil, count: builder.boxes.count)
    self.measurementsLeft = 200_000 + builder.boxes.count * 12
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
    boxes[box].arrangement.place(in: rect, proposal, items(box))
  }

  func firstBaseline(_ box: Int, _ proposal: Proposal) -> Double {
    boxes[box].arrangement.firstBaseline(size(box, proposal), proposal, items(box))
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
  func result(of builder: BoxBuilder) -> LayoutResult {
    var frames: [Identity: Rect] = [:]
    frames.reserveCapacity(builder.named.count + builder.groups.count)
    for (identity, box) in builder.named {
      if let rect = rects[box], rect.isFinite { frames[identity] = rect }
    }
    for (identity, boxes) in builder.groups {
      var union: Rect?
      for box in boxes {
        guard let rect = rects[box], rect.isFinite else { continue }
        union = union?.union(rect) ?? rect
      }
      if let union { frames[identity] = union }
    }
    return LayoutResult(
      frames: frames, chosen: chosen, proposals: proposals, pageCounts: pageCounts)
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

private struct StackPlan {
  var proposal: Proposal
  var shares: [Proposal]
}
