import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// ProgressView and Gauge: one element each (recorded).
enum Progress {
  @Sendable static func progress(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finishProgress(node, place, &walk)
  }

  /// "label, currentValueLabel", the value in percent; a spinner reports the raw value 1.
  @inline(never)
  private static func finishProgress(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    var draft = walk.makeDraft(for: node, place, role: .control, traits: .updatesFrequently)
    walk.fillLabel(&draft, node, place)
    let current = walk.text(of: node.views("currentValueLabel"), place, as: .valueOfControl)
    let parts = [draft.element.label, current].compactMap { $0 }.filter { !$0.isEmpty }
    if !parts.isEmpty { draft.element.label = SpokenText.joined(parts, separator: ", ") }
    if let unknown = node.unknownWords(of: "value") ?? node.unknownWords(of: "total") {
      draft.setUnknown(unknown, node)
    } else if let value = node.argument("value")?.double, value.isFinite {
      let total = node.argument("total")?.double ?? 1
      let share = total.isFinite && total > 0 ? min(max(value / total, 0), 1) : 0
      draft.element.value = SpokenText(walk.words.numbers.percent(share))
      draft.note(.value, "how much of the total is done", source: node.source)
    } else {
      draft.element.value = "1"
      draft.element.isIndeterminate = true
      draft.note(.value, "a spinner that turns", source: node.source)
      if !draft.hasLabel {
        draft.element.label = SpokenText(walk.words[.inProgress])
        draft.note(
          .label, "the system's words for a spinner", source: node.source, standing: .guessed)
      }
    }
    walk.push(draft)
  }

  @Sendable static func gauge(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finishGauge(node, place, &walk)
  }

  /// The current value's label, else the number, as value.
  @inline(never)
  private static func finishGauge(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var draft = walk.makeDraft(for: node, place, role: .control, traits: [])
    walk.fillLabel(&draft, node, place)
    for label in ["minimumValueLabel", "maximumValueLabel"] {
      walk.pass(over: node.views(label), as: .drawnByControl)
    }
    let range = Bounded(node)
    draft.element.value =
      walk.text(of: node.views("currentValueLabel"), place, as: .valueOfControl)
      ?? SpokenText(
        SpokenNumbers.bounded(
          range.value, lower: range.lower, upper: range.upper, profile: walk.profile,
          walk.words.numbers))
    draft.note(.value, "the Gauge's value", source: node.source)
    if let unknown = Bounded.unknownWords(node), node.views("currentValueLabel").isEmpty {
      draft.setUnknown(unknown, node)
    }
    walk.push(draft)
  }
}
