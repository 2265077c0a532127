import EarshotVocabulary

/// `GeometryReader`: takes all that is proposed and tells its content; the content stands at the
/// top leading corner.
struct GeometryArrangement: Arrangement {
  var identity: Identity

  func size(_ proposal: Proposal, _ items: Items) -> Size { proposal.filled() }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    items.pass.asked[identity] = bounds
    for item in 0..<items.count { items.place(item, in: bounds, .topLeading) }
  }
}

/// `ViewThatFits`: the first child whose ideal size fits the proposal, else the last (iOS 16+).
struct FittingArrangement: Arrangement {
  var identity: Identity
  var axes: Set<Axis>

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    items.count == 0 ? .zero : items.size(choice(proposal, items), proposal)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    let choice = choice(proposal, items)
    items.pass.chosen[identity] = choice
    items.place(choice, at: bounds.origin, proposal)
  }

  private func choice(_ proposal: Proposal, _ items: Items) -> Int {
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    for item in 0..<items.count - 1 {
      let size = items.size(item, ideal)
      let fits = axes.allSatisfy { axis in
        guard let length = proposal[axis] else { return true }
        return size[axis] <= length + 0.01
      }
      if fits { return item }
    }
    return items.count - 1
  }
}
