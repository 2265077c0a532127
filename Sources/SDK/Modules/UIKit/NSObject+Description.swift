// UIKit: the declarations of NSObject.

extension NSObject {
  /// The nearest class of UIKit's, and the object's own.
  var _className: String { get }
  var _typeName: String { get }
  /// Whether a class of the app's has a method or a property of that name in the place of the system's.
  func _overrides(_ name: String) -> Bool
  /// Whether code of the app's says what is done for a selector.
  func _answers(_ selector: String) -> Bool

  /// What it is in what shows it.
  var _part: _Part { _Part.object(self) }
  /// The same of what no code of the app makes: a page, a film.
  var _outside: _Part {
    if isAccessibilityElement { return _Part.object(self) }
    return _Part.unknown(name: _className, cause: "its content comes from outside the code")
  }

  /// What a class shows by itself, before anything is said of the object.
  func _describe(_ node: inout _Node) {}

  /// What a screen reads of it.
  func _node() -> _Node {
    var node = _Node(_className)
    if _typeName != _className { node.typeName = _typeName }
    _describe(&node)
    _say(&node)
    return node
  }

  /// The state of a control joins what its class says.
  var _stateTraits: UIAccessibilityTraits { [] }
  /// Whether a touch does something here.
  var _takesTaps: Bool { false }
  /// A touch in the middle.
  func _touch() {}

  /// What code says of the object stands in place of what its class does.
  func _say(_ node: inout _Node) {
    _sayTexts(&node)
    let isElement = isAccessibilityElement
    if isElement != _isElement { node.isElement = isElement }
    let traits = accessibilityTraits
    if traits != _ownTraits || !_stateTraits.isEmpty { node.traits = traits }
    node.identifier = accessibilityIdentifier
    node.language = accessibilityLanguage
    node.userInputLabels = accessibilityUserInputLabels ?? []
    node.customContent = accessibilityCustomContent ?? []
    if accessibilityContainerType != .none { node.containerType = accessibilityContainerType }
    if accessibilityElementsHidden { node.elementsHidden = true }
    if accessibilityViewIsModal { node.isModal = true }
    if shouldGroupAccessibilityChildren { node.groupsChildren = true }
    let responds = accessibilityRespondsToUserInteraction
    if responds != _respondsByItself { node.respondsToUserInteraction = responds }
    node.activationPoint = _accessibility.activationPoint
    node.elements = accessibilityElements
    _sayActions(&node, traits)
  }

  func _sayTexts(_ node: inout _Node) {
    if let label = accessibilityLabel, !label.isEmpty {
      if label != _ownLabel {
        node.symbol = nil
        node.origins.removeAll { $0.field == "label" }
      }
      node.label = label
    }
    if let value = accessibilityValue, !value.isEmpty { node.value = value }
    if let hint = accessibilityHint, !hint.isEmpty { node.hint = hint }
  }

  func _sayActions(_ node: inout _Node, _ traits: UIAccessibilityTraits) {
    let blocks = _accessibility.blocks
    node.takesTaps = _takesTaps
    if _takesTaps || blocks.activate != nil || _overrides("accessibilityActivate") {
      node.activate = { if !self.accessibilityActivate() { self._touch() } }
    }
    if traits.contains(.adjustable) || _overrides("accessibilityIncrement") {
      node.increment = { self.accessibilityIncrement() }
      node.decrement = { self.accessibilityDecrement() }
    }
    if blocks.escape != nil || _overrides("accessibilityPerformEscape") {
      node.escape = { _ = self.accessibilityPerformEscape() }
    }
    if blocks.magicTap != nil || _overrides("accessibilityPerformMagicTap") {
      node.magicTap = { _ = self.accessibilityPerformMagicTap() }
    }
    node.rotors = (accessibilityCustomRotors ?? []).map { _NodeRotor($0) }
    node.actions = (accessibilityCustomActions ?? []).map { action in
      _NodeAction(name: action.name, perform: { _ = action._perform() })
    }
  }
}
