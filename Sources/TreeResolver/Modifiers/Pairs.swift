import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// `accessibilityLabeledPair`: the content is announced with the label's text as its label.
/// No recording is known; the rule is the documentation's.
enum Pairs {
  @Sendable static func pair(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let role = modifier.argument("role")?.symbol, let id = modifier.argument("id"),
      let first = walk.elements(of: walk.output[place.mark.output...]).first
    else { return }
    let space = modifier.argument("in").map(RotorIds.key) ?? ""
    walk.hasPairs = true
    walk.drafts[first].pair = LabeledPair(
      isLabel: role == "label", key: "\(RotorIds.key(id)) in \(space)")
  }

  /// Gives every content element its pair's label, once all elements are known.
  static func resolve(_ walk: inout Walk) {
    guard walk.hasPairs else { return }
    var labels: [String: (text: SpokenText, source: SourceLocation?)] = [:]
    for index in walk.drafts.indices {
      guard let pair = walk.drafts[index].pair, pair.isLabel, let label = walk.drafts[index].element.label
      else { continue }
      labels[pair.key] = (label, walk.drafts[index].element.source)
    }
    guard !labels.isEmpty else { return }
    for index in walk.drafts.indices {
      guard let pair = walk.drafts[index].pair, !pair.isLabel, let label = labels[pair.key] else {
        continue
      }
      if walk.drafts[index].element.value == nil {
        walk.drafts[index].element.value = walk.drafts[index].element.label
      }
      walk.drafts[index].element.label = label.text
      walk.drafts[index].note(
        .label, "the label of its labelled pair", modifier: ".accessibilityLabeledPair",
        source: label.source)
    }
  }
}
