import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Slider: adjustable by its step, else by a tenth of its range (heard); the label closure is its
/// label although it is not drawn (recorded).
enum Sliders {
  @Sendable static func slider(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.views("label"), in: place.scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var draft = walk.makeDraft(for: node, place, role: .control, traits: .adjustable)
    walk.fillLabel(&draft, node, place)
    for label in ["minimumValueLabel", "maximumValueLabel", "currentValueLabel", "ticks"] {
      walk.pass(over: node.views(label), as: .drawnByControl)
    }
    let range = Bounded(node)
    draft.element.value = SpokenText(
      SpokenNumbers.bounded(
        range.value, lower: range.lower, upper: range.upper, profile: walk.profile,
        walk.words.numbers))
    draft.note(.value, "the Slider's value", source: node.source)
    if let unknown = Bounded.unknownWords(node) { draft.setUnknown(unknown, node) }
    if let set = node.argument("value")?.setter, !place.scope.isDisabled {
      let step = range.step ?? (range.upper - range.lower) / 10
      draft.element.increment = .set(set, .double(range.moved(by: step)))
      draft.element.decrement = .set(set, .double(range.moved(by: -step)))
    }
    if let frame = draft.element.frame, range.upper > range.lower {
      // The thumb: its center stays half its width inside the track.
      let share = (range.clamped - range.lower) / (range.upper - range.lower)
      let room = max(frame.width - 28, 0)
      draft.element.activationPoint = Point(
        x: frame.minX + min(14, frame.width / 2) + share * room, y: frame.center.y)
    }
    walk.push(draft)
  }
}

/// The value of a control with its range and step.
struct Bounded {
  var value: Double
  var lower: Double
  var upper: Double
  var step: Double?
  var hasRange: Bool

  init(_ node: ViewNode) {
    value = node.argument("value")?.double ?? 0
    lower = 0
    upper = 1
    hasRange = false
    if case .range(let from, let to, _)? = node.argument("in")?.current, from.isFinite, to.isFinite,
      from <= to
    {
      lower = from
      upper = to
      hasRange = true
    }
    if let given = node.argument("step")?.double, given.isFinite, given > 0 { step = given }
    if !value.isFinite { value = lower }
  }

  /// What is written where a value or its range is not known.
  static func unknownWords(_ node: ViewNode) -> String? {
    node.unknownWords(of: "value") ?? node.unknownWords(of: "in")
  }

  var clamped: Double { min(max(value, lower), upper) }

  func moved(by step: Double) -> Double { min(max(clamped + step, lower), upper) }
}
