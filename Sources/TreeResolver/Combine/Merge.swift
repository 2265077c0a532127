import EarshotAccessibilityTree
import EarshotVocabulary

/// Why elements are merged into one; it decides what their buttons become.
enum MergePurpose: Sendable {
  /// `accessibilityElement(children: .combine)`.
  case combine
  /// The label of a control: buttons in it become named actions.
  case label
  /// The body of an app's own style: buttons in it are only drawn, their texts count.
  case style

  var reason: MergeReason {
    switch self {
    case .combine: .combined
    case .label: .labelOfControl
    case .style: .customStyle
    }
  }
}

extension Walk {
  /// Merges the elements in the pieces into the draft, which takes their place.
  ///
  /// Order is the view-tree order, higher sort priorities first (recorded; spec
  /// recorded-notes.md, Combine).
  func merge(_ pieces: [Piece], into draft: inout Draft, for purpose: MergePurpose) -> Merged {
    var children = elements(of: pieces)
    if children.contains(where: { drafts[$0].sortPriority != 0 }) {
      children = stablySorted(children)
    }
    let plan = MergePlan(
      children: children.map { drafts[$0] }, purpose: purpose, profile: profile,
      join: environment.readings.combineJoin)
    plan.apply(to: &draft)
    return Merged(children: children, plan: plan)
  }

  /// Merges the pieces since the mark into one element of the view, and says of each what became
  /// of it.
  mutating func mergeInto(
    _ draft: inout Draft, from mark: Mark, for purpose: MergePurpose, reason: MergeReason? = nil
  ) {
    let pieces = take(from: mark)
    guard !pieces.isEmpty else { return }
    let merged = merge(pieces, into: &draft, for: purpose)
    for (child, part) in zip(merged.children, merged.plan.parts) {
      outcomes[drafts[child].outcome].fate = MergePlan.fate(
        of: part, into: draft.outcome, reason: reason ?? purpose.reason)
    }
    settleClusters(in: pieces, into: draft.outcome, reason: reason ?? purpose.reason)
  }

  private mutating func settleClusters(in pieces: [Piece], into owner: Int, reason: MergeReason) {
    var left = pieces
    while let piece = left.popLast() {
      guard case .cluster(let index) = piece else { continue }
      outcomes[clusters[index].outcome].fate = .merged(into: owner, reason)
      left += clusters[index].pieces
    }
  }

  private func stablySorted(_ children: [Int]) -> [Int] {
    children.enumerated().sorted { a, b in
      let (first, second) = (drafts[a.element].sortPriority, drafts[b.element].sortPriority)
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
  }
}

/// What was merged, and how.
struct Merged {
  var children: [Int]
  var plan: MergePlan
}
