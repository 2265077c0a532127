// UIKit: the declarations of NSObject.

extension NSObject {
  /// What code has set: classes that are shown keep their own.
  var _accessibility: _Accessibility { _Accessibility._of(self) }

  // What a class says by itself.
  var _isElement: Bool { false }
  var _ownLabel: String? { nil }
  var _ownValue: String? { nil }
  var _ownTraits: UIAccessibilityTraits { [] }

  // MARK: What is said

  var isAccessibilityElement: Bool {
    get { _accessibility.blocks.isElement?() ?? _accessibility.isElement ?? _isElement }
    set { _accessibility.isElement = newValue }
  }
  var accessibilityLabel: String? {
    get {
      if let said = _accessibility.blocks.label?() { return said }
      return _accessibility.label ?? _accessibility.attributedLabel?.string ?? _ownLabel
    }
    set {
      _accessibility.label = _Words.heard(newValue)
      _accessibility.attributedLabel = nil
    }
  }
  var accessibilityAttributedLabel: NSAttributedString? {
    get { _accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      _accessibility.attributedLabel = newValue
      _accessibility.label = nil
    }
  }
  var accessibilityValue: String? {
    get {
      if let said = _accessibility.blocks.value?() { return said }
      return _accessibility.value ?? _accessibility.attributedValue?.string ?? _ownValue
    }
    set {
      _accessibility.value = _Words.heard(newValue)
      _accessibility.attributedValue = nil
    }
  }
  var accessibilityAttributedValue: NSAttributedString? {
    get { _accessibility.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      _accessibility.attributedValue = newValue
      _accessibility.value = nil
    }
  }
  var accessibilityHint: String? {
    get {
      if let said = _accessibility.blocks.hint?() { return said }
      return _accessibility.hint ?? _accessibility.attributedHint?.string
    }
    set {
      _accessibility.hint = _Words.heard(newValue)
      _accessibility.attributedHint = nil
    }
  }
  var accessibilityAttributedHint: NSAttributedString? {
    get { _accessibility.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      _accessibility.attributedHint = newValue
      _accessibility.hint = nil
    }
  }
  var accessibilityTraits: UIAccessibilityTraits {
    get { _accessibility.blocks.traits?() ?? _accessibility.traits ?? _ownTraits }
    set { _accessibility.traits = newValue }
  }
  var accessibilityIdentifier: String? {
    get { _accessibility.identifier }
    set { _accessibility.identifier = newValue }
  }
  var accessibilityLanguage: String? {
    get { _accessibility.language }
    set { _accessibility.language = newValue }
  }
  var accessibilityUserInputLabels: [String]! {
    get { _accessibility.userInputLabels ?? [] }
    set { _accessibility.userInputLabels = newValue }
  }
  var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { _accessibility.attributedUserInputLabels ?? [] }
    set { _accessibility.attributedUserInputLabels = newValue }
  }
  var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { _accessibility.textualContext }
    set { _accessibility.textualContext = newValue }
  }
  var accessibilityCustomContent: [AXCustomContent]! {
    get { _accessibility.customContent ?? [] }
    set { _accessibility.customContent = newValue }
  }

  // MARK: Where it stands

  var accessibilityFrame: CGRect {
    get { _accessibility.frame ?? _ownAccessibilityFrame }
    set { _accessibility.frame = newValue }
  }
  var _ownAccessibilityFrame: CGRect { CGRect.zero }
  var accessibilityPath: UIBezierPath? {
    get { _accessibility.path }
    set { _accessibility.path = newValue }
  }
  var accessibilityActivationPoint: CGPoint {
    get {
      if let point = _accessibility.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { _accessibility.activationPoint = newValue }
  }

  // MARK: What is inside

  var accessibilityElementsHidden: Bool {
    get { _accessibility.blocks.elementsHidden?() ?? _accessibility.elementsHidden ?? false }
    set { _accessibility.elementsHidden = newValue }
  }
  var accessibilityViewIsModal: Bool {
    get { _accessibility.blocks.isModal?() ?? _accessibility.isModal ?? false }
    set { _accessibility.isModal = newValue }
  }
  var shouldGroupAccessibilityChildren: Bool {
    get { _accessibility.groupsChildren ?? false }
    set { _accessibility.groupsChildren = newValue }
  }
  var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { _accessibility.navigationStyle ?? .automatic }
    set { _accessibility.navigationStyle = newValue }
  }
  var accessibilityContainerType: UIAccessibilityContainerType {
    get { _accessibility.containerType ?? .none }
    set { _accessibility.containerType = newValue }
  }
  /// An element that nothing is done with says so here.
  var accessibilityRespondsToUserInteraction: Bool {
    get { _accessibility.respondsToUserInteraction ?? _respondsByItself }
    set { _accessibility.respondsToUserInteraction = newValue }
  }
  var _respondsByItself: Bool { false }
  var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { _accessibility.directTouchOptions ?? [] }
    set { _accessibility.directTouchOptions = newValue }
  }
  var accessibilityElements: [Any]? {
    get { _accessibility.blocks.elements?() ?? _accessibility.elements }
    set { _accessibility.elements = newValue }
  }
  var accessibilityHeaderElements: [Any]? {
    get { _accessibility.headerElements }
    set { _accessibility.headerElements = newValue }
  }
  var automationElements: [Any]? {
    get { _accessibility.automationElements }
    set { _accessibility.automationElements = newValue }
  }
  func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
  }

  // MARK: What is done with it

  var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let said = _accessibility.blocks.customActions?() { return said as? [UIAccessibilityCustomAction] }
      return _accessibility.customActions
    }
    set { _accessibility.customActions = newValue }
  }
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { _accessibility.customRotors }
    set { _accessibility.customRotors = newValue }
  }
  var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { _accessibility.dragDescriptors }
    set { _accessibility.dragDescriptors = newValue }
  }
  var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { _accessibility.dropDescriptors }
    set { _accessibility.dropDescriptors = newValue }
  }
  @discardableResult func accessibilityActivate() -> Bool { _accessibility.blocks.activate?() ?? false }
  func accessibilityIncrement() { _accessibility.blocks.increment?() }
  func accessibilityDecrement() { _accessibility.blocks.decrement?() }
  @discardableResult func accessibilityPerformEscape() -> Bool { _accessibility.blocks.escape?() ?? false }
  @discardableResult func accessibilityPerformMagicTap() -> Bool {
    _accessibility.blocks.magicTap?() ?? false
  }
  @discardableResult func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  func accessibilityElementDidBecomeFocused() {}
  func accessibilityElementDidLoseFocus() {}
  func accessibilityElementIsFocused() -> Bool { false }
  func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >?

  // MARK: Closures

  var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.isElement }
    set { _accessibility.blocks.isElement = newValue }
  }
  var accessibilityLabelBlock: AXStringReturnBlock? {
    get { _accessibility.blocks.label }
    set { _accessibility.blocks.label = newValue }
  }
  var accessibilityValueBlock: AXStringReturnBlock? {
    get { _accessibility.blocks.value }
    set { _accessibility.blocks.value = newValue }
  }
  var accessibilityHintBlock: AXStringReturnBlock? {
    get { _accessibility.blocks.hint }
    set { _accessibility.blocks.hint = newValue }
  }
  var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { _accessibility.blocks.traits }
    set { _accessibility.blocks.traits = newValue }
  }
  var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { _accessibility.blocks.elements }
    set { _accessibility.blocks.elements = newValue }
  }
  var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { _accessibility.blocks.customActions }
    set { _accessibility.blocks.customActions = newValue }
  }
  var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.elementsHidden }
    set { _accessibility.blocks.elementsHidden = newValue }
  }
  var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.isModal }
    set { _accessibility.blocks.isModal = newValue }
  }
  var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.activate }
    set { _accessibility.blocks.activate = newValue }
  }
  var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { _accessibility.blocks.increment }
    set { _accessibility.blocks.increment = newValue }
  }
  var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { _accessibility.blocks.decrement }
    set { _accessibility.blocks.decrement = newValue }
  }
  var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.escape }
    set { _accessibility.blocks.escape = newValue }
  }
  var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { _accessibility.blocks.magicTap }
    set { _accessibility.blocks.magicTap = newValue }
  }

  // MARK: Interface files

  func awakeFromNib() {}
  func prepareForInterfaceBuilder() {}
}
