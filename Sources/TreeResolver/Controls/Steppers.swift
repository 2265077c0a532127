import EarshotAccessibilityTree
import EarshotLayout
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Stepper by profile: from iOS 17 two buttons, dimmed at the ends of the range up to iOS 18;
/// on iOS 16 one adjustable element; before, the label and the two buttons (settled).
enum Steppers {
  @Sendable static func stepper(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var label = walk.makeDraft(for: node, place, role: .control, traits: [])
    walk.fillLabel(&label, node, place)
    let reading = walk.environment.readings.stepper
    if reading == .adjustable || (reading == .profile && walk.profile == .ios16) {
      walk.push(adjustable(label, node, place, walk))
      return
    }
    if reading == .profile, walk.profile < .ios16 {
      pushLabel(label, node, &walk)
      label.element.label = nil
    }
    walk.push(half(of: label, isIncrement: false, node, place, walk))
    walk.push(half(of: label, isIncrement: true, node, place, walk))
  }

  private static func adjustable(
    _ label: Draft, _ node: ViewNode, _ place: Place, _ walk: Walk
  ) -> Draft {
    var draft = label
    draft.element.traits.insert(.adjustable)
    if let value = value(of: node, walk) {
      draft.element.value = SpokenText(value)
      draft.note(.value, "the Stepper's value", source: node.source)
    }
    guard !place.scope.isDisabled else { return draft }
    draft.element.increment = commands(node, isIncrement: true)?.first
    draft.element.decrement = commands(node, isIncrement: false)?.first
    return draft
  }

  private static func pushLabel(_ label: Draft, _ node: ViewNode, _ walk: inout Walk) {
    guard label.hasLabel else { return }
    var text = label
    text.role = .text
    text.element.traits.insert(.staticText)
    text.become("label", of: node, in: walk)
    walk.push(text)
  }

  private static func half(
    of label: Draft, isIncrement: Bool, _ node: ViewNode, _ place: Place, _ walk: Walk
  ) -> Draft {
    var draft = label
    draft.role = .button
    draft.element.traits.insert(.button)
    draft.element.identity = node.identity.child(isIncrement ? "increment" : "decrement")
    draft.labelSuffix = walk.words[isIncrement ? .increment : .decrement]
    // Recorded identifiers end in these words (iOS 18.5).
    draft.identifierSuffix = isIncrement ? "-Increment" : "-Decrement"
    draft.element.frame = halfFrame(
      of: label.element.frame, isIncrement: isIncrement, node, walk.layout)
    draft.element.changingValue = value(of: node, walk).map { SpokenText($0) }
    draft.note(.traits, "a half of the Stepper", source: node.source)
    let commands = commands(node, isIncrement: isIncrement)
    if commands == nil, walk.profile < .ios26 {
      draft.element.traits.insert(.notEnabled)
      draft.note(.traits, "the value stands at the end of the range", source: node.source)
    }
    draft.setDefault(commands ?? [], node, place, "one step")
    return draft
  }

  /// The buttons stand at the trailing end, 47 points each.
  static func halfFrame(
    of frame: Rect?, isIncrement: Bool, _ node: ViewNode, _ layout: LayoutResult
  ) -> Rect? {
    let part = node.identity.child(isIncrement ? "increment" : "decrement")
    if let laidOut = layout.frames[part] { return laidOut }
    guard let frame else { return nil }
    let width = min(47, frame.width / 2)
    return Rect(
      x: frame.maxX - width * (isIncrement ? 1 : 2), y: frame.minY, width: width,
      height: frame.height)
  }

  /// nil where there is no way on.
  static func commands(_ node: ViewNode, isIncrement: Bool) -> [Command]? {
    if let handler = node.argument(isIncrement ? "onIncrement" : "onDecrement")?.handler {
      return [.run(handler, [])]
    }
    guard let value = node.argument("value"), let set = value.setter else { return nil }
    let step = Bounded(node).step ?? 1
    let range = Bounded(node)
    let moved = range.value + (isIncrement ? step : -step)
    let next = range.hasRange ? min(max(moved, range.lower), range.upper) : moved
    if range.hasRange, isIncrement ? range.value >= range.upper : range.value <= range.lower {
      return nil
    }
    if case .int = value.current, let whole = Int(exactly: next) { return [.set(set, .int(whole))] }
    return [.set(set, .double(next))]
  }

  private static func value(of node: ViewNode, _ walk: Walk) -> String? {
    guard let value = node.argument("value")?.double else { return nil }
    return walk.words.numbers.decimal(value)
  }
}
