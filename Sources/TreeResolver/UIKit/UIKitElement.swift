import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// One leaf of a UIKit-like tree as an assistive technology sees it.
extension UIKitWalk {
  /// The element without its containers, whose numbers its place decides.
  mutating func element(of leaf: Leaf) -> AccessibilityElement {
    let properties = leaf.properties.namedBySymbol(symbols)
    let around = leaf.around
    var element = AccessibilityElement(
      identity: leaf.identity, label: properties.label.map { SpokenText($0) },
      value: properties.value.map { SpokenText($0) }, hint: properties.hint.map { SpokenText($0) },
      traits: properties.effectiveTraits)
    element.identifier = properties.identifier
    element.language = properties.language
    if let level = properties.headingLevel, level > 0 { element.headingLevel = level }
    element.isExpanded = properties.isExpanded
    element.respondsToUserInteraction = properties.respondsToUserInteraction
    element.inputLabels = properties.userInputLabels
    element.systemHint = properties.systemHint
    element.source = leaf.source
    element.frame = properties.shownFrame
    element.activationPoint =
      properties.activationPoint ?? UIKitWalk.defaultActivationPoint(properties, element.frame)
    if !properties.customContent.isEmpty {
      element.customContent = properties.customContent.map {
        CustomContent(
          label: $0.label, value: $0.value, importance: $0.isImportant ? .high : .default)
      }
    }
    if !properties.rotors.isEmpty { element.rotors = properties.rotors.map { UIKitWalk.rotor($0) } }
    addText(to: &element, properties)
    addActions(to: &element, properties, around)
    element.context = context(of: leaf.identity, properties, around)
    element.origins = origins.origins(of: element, properties)
    return element
  }

  static func rotor(_ rotor: UIKitNode.Rotor) -> Rotor {
    Rotor(name: rotor.name, entries: rotor.results.map { Rotor.Entry(label: $0) })
  }

  /// The center of a slider's thumb; else of the frame; of the path's bounds where the frame is
  /// empty (spec announcements.md 4.5).
  private static func defaultActivationPoint(
    _ properties: UIKitNode, _ frame: Rect?
  ) -> Point? {
    if properties.className == "UISlider", let frame, let thumb = thumb(properties, frame) {
      return thumb
    }
    if let frame, !frame.isEmpty { return finite(frame.center) }
    if let bounds = properties.pathBounds, bounds.isFinite { return finite(bounds.center) }
    return frame.flatMap { finite($0.center) }
  }

  private static func finite(_ point: Point) -> Point? { point.isFinite ? point : nil }

  /// Where the thumb stands, from a value such as "75%".
  private static func thumb(_ properties: UIKitNode, _ frame: Rect) -> Point? {
    guard let value = properties.value, value.hasSuffix("%"),
      let percent = Double(value.dropLast()), (0...100).contains(percent)
    else { return nil }
    return finite(Point(x: frame.minX + frame.width * percent / 100, y: frame.center.y))
  }

  // MARK: Text and actions

  private func addText(to element: inout AccessibilityElement, _ properties: UIKitNode) {
    guard element.traits.contains(.textEntry) else { return }
    if properties.onEdit == nil, let text = interface.texts[element.identity] {
      element.value = SpokenText(text)
    }
    let text = element.value?.string ?? ""
    let isEditing = interface.editing == element.identity
    if isEditing { element.traits.insert(.isEditing) }
    element.textEntry = TextEntry(
      text: text, setter: properties.onEdit,
      insertionPoint: isEditing ? min(interface.insertionPoint, text.count) : 0)
  }

  private func addActions(
    to element: inout AccessibilityElement, _ properties: UIKitNode, _ around: Surroundings
  ) {
    let inherited = around.inherited.map { self.inherited[$0] }
    if !properties.customActions.isEmpty {
      element.actions = properties.customActions.map { action in
        AccessibilityAction(
          name: action.name, commands: action.handler.map { [.run($0, [])] } ?? [],
          source: element.source)
      }
    }
    element.defaultAction = defaultAction(of: element, properties, inherited?.activate)
    element.escape = (properties.onEscape ?? inherited?.escape).map { .run($0, []) }
    element.magicTap = (properties.onMagicTap ?? inherited?.magicTap).map { .run($0, []) }
    // UIKit calls increment and decrement on adjustable elements alone.
    guard element.traits.contains(.adjustable) else { return }
    element.increment = properties.onIncrement.map { .run($0, []) }
    element.decrement = properties.onDecrement.map { .run($0, []) }
  }

  private func defaultAction(
    of element: AccessibilityElement, _ properties: UIKitNode, _ inherited: Handler?
  ) -> AccessibilityAction? {
    let source = element.source
    // A dimmed control takes the tap and does nothing.
    if element.traits.contains(.notEnabled) { return AccessibilityAction(source: source) }
    if let handler = properties.onActivate {
      return AccessibilityAction(commands: [.run(handler, [])], source: source)
    }
    if element.traits.contains(.textEntry) {
      let edit = Command.interface(.beginEditing(element.identity))
      return AccessibilityAction(commands: [edit], source: source)
    }
    if properties.tapHandler == true { return AccessibilityAction(source: source) }
    return inherited.map { AccessibilityAction(commands: [.run($0, [])], source: source) }
  }
}
