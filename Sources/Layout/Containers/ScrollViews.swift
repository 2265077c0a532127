import EarshotVocabulary

/// `ScrollView`: its content is as long as it likes along the scrolling axes, and stands where the
/// page that is scrolled to puts it.
struct ScrollArrangement: Arrangement {
  var axes: Set<Axis>
  var identity: Identity

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let content = items.count > 0 ? items.size(0, contentProposal(proposal)) : .zero
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let share = contentProposal(proposal)
    let content = items.size(0, share)
    var origin = bounds.origin
    for axis in [Axis.vertical, .horizontal] {
      if axes.contains(axis) {
        origin[axis] -= Pages.offset(content[axis], in: bounds.size[axis], identity, items.pass)
      } else {
        origin[axis] += (bounds.size[axis] - content[axis]) / 2
      }
    }
    items.place(0, at: origin, share)
  }

  private func contentProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? nil : proposal.width,
      axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// Pages of what scrolls.
enum Pages {
  /// Notes how many pages there are and answers how far the content is moved on the current one:
  /// by whole pages, but not past its end.
  static func offset(
    _ content: Double, in viewport: Double, _ identity: Identity, _ pass: LayoutPass
  ) -> Double {
    guard viewport > 0, content.isFinite, viewport.isFinite else {
      pass.pageCounts[identity] = max(1, pass.pageCounts[identity] ?? 1)
      return 0
    }
    // A rounding error is no page.
    let pages = min(1_000_000, max(1, ((content - 0.5) / viewport).rounded(.up)))
    pass.pageCounts[identity] = max(Int(pages), pass.pageCounts[identity] ?? 1)
    let page = min(max(0, pass.interface.pages[identity] ?? 0), Int(pages) - 1)
    return max(0, min(Double(page) * viewport, content - viewport))
  }
}
