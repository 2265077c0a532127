import EarshotVocabulary

/// `overlay` and `background`: the first child is the base and decides the size; the other is
/// proposed that size and aligned in it.
struct DecorationArrangement: Arrangement {
  var alignment = Alignment.center

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    items.place(0, at: bounds.origin, proposal)
    let share = Proposal(bounds.size)
    for item in 1..<max(1, items.count) {
      var origin = items.origin(of: item, share, in: bounds, alignment)
      for axis in [Axis.horizontal, .vertical] {
        guard let guide = items.guide(0, alignment[axis], proposal) else { continue }
        origin[axis] += guide - bounds.size[axis] * alignment[axis].fraction
      }
      items.place(item, at: origin, share)
    }
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, proposal) : nil
  }
}

/// `safeAreaInset`: the second child keeps an edge, the first gets the rest.
struct InsetArrangement: Arrangement {
  enum Edge: String {
    case top, bottom, leading, trailing
  }

  var edge: Edge
  var spacing: Double
  /// Across the edge.
  var alignment: Double

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    guard items.count > 1 else { return items.count > 0 ? items.size(0, proposal) : .zero }
    let (base, taken) = shares(proposal, items)
    var size = items.size(0, base)
    size[axis] += taken
    return size
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 1 else { return }
    let (base, taken) = shares(proposal, items)
    let inset = insetProposal(proposal)
    let insetSize = items.size(1, inset)
    var baseOrigin = bounds.origin
    var insetOrigin = bounds.origin
    insetOrigin[axis.other] += (bounds.size[axis.other] - insetSize[axis.other]) * alignment
    if edge == .top || edge == .leading {
      baseOrigin[axis] += taken
    } else {
      insetOrigin[axis] += bounds.size[axis] - insetSize[axis]
    }
    let baseSize = items.size(0, base)
    baseOrigin[axis.other] += (bounds.size[axis.other] - baseSize[axis.other]) / 2
    items.place(0, at: baseOrigin, base)
    items.place(1, at: insetOrigin, inset)
  }

  private func insetProposal(_ proposal: Proposal) -> Proposal {
    var inset = proposal
    inset[axis] = nil
    return inset
  }

  private func shares(_ proposal: Proposal, _ items: Items) -> (Proposal, Double) {
    let taken = items.size(1, insetProposal(proposal))[axis] + spacing
    var base = proposal
    base[axis] = proposal[axis].map { max(0, $0 - taken) }
    return (base, taken)
  }
}

/// `ignoresSafeArea`: where the view reaches the edge of the safe area, its content goes on to the
/// edge of the screen.
struct BeyondSafeAreaArrangement: Arrangement {
  var edges: Set<InsetArrangement.Edge>
  var dependsOnPlace: Bool { true }

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let space = items.pass.space
    let safe = space.safe
    var top = bounds.minY
    var bottom = bounds.maxY
    if edges.contains(.top), top <= safe.minY + 0.5 { top = min(top, space.full.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - 0.5 { bottom = max(bottom, space.full.maxY) }
    guard top < bounds.minY || bottom > bounds.maxY else {
      return items.place(0, at: bounds.origin, proposal)
    }
    let wide = Rect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
    items.place(0, in: wide)
  }

  func guide(_ line: AlignmentLine, _ size: Size, _ proposal: Proposal, _ items: Items) -> Double? {
    items.count > 0 ? items.guide(0, line, proposal) : nil
  }
}

/// A part of the screen with the other writing direction than what is around it.
struct MirrorArrangement: Arrangement {
  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count > 0 ? items.size(0, proposal) : .zero
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    items.pass.mirroring(in: bounds) { items.place(0, at: bounds.origin, proposal) }
  }
}
