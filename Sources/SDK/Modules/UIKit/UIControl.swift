// UIKit: the declarations of UIControl.

class UIControl: UIView {
  struct Event: OptionSet, Hashable, Sendable {
    static let touchDown = UIControl.Event(rawValue: 1 << 0)
    static let touchDownRepeat = UIControl.Event(rawValue: 1 << 1)
    static let touchDragInside = UIControl.Event(rawValue: 1 << 2)
    static let touchDragOutside = UIControl.Event(rawValue: 1 << 3)
    static let touchDragEnter = UIControl.Event(rawValue: 1 << 4)
    static let touchDragExit = UIControl.Event(rawValue: 1 << 5)
    static let touchUpInside = UIControl.Event(rawValue: 1 << 6)
    static let touchUpOutside = UIControl.Event(rawValue: 1 << 7)
    static let touchCancel = UIControl.Event(rawValue: 1 << 8)
    static let valueChanged = UIControl.Event(rawValue: 1 << 12)
    static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
    static let menuActionTriggered = UIControl.Event(rawValue: 1 << 14)
    static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
    static let editingChanged = UIControl.Event(rawValue: 1 << 17)
    static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
    static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
    static let allTouchEvents = UIControl.Event(rawValue: 0xFFF)
    static let allEditingEvents = UIControl.Event(rawValue: 0xF0000)
    static let applicationReserved = UIControl.Event(rawValue: 0xF00_0000)
    static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
    static let allEvents = UIControl.Event(rawValue: 0xFFFF_FFFF)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct State: OptionSet, Hashable, Sendable {
    static let normal = UIControl.State(rawValue: 0)
    static let highlighted = UIControl.State(rawValue: 1 << 0)
    static let disabled = UIControl.State(rawValue: 1 << 1)
    static let selected = UIControl.State(rawValue: 1 << 2)
    static let focused = UIControl.State(rawValue: 1 << 3)
    static let application = UIControl.State(rawValue: 0xFF0000)
    static let reserved = UIControl.State(rawValue: 0xFF00_0000)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
  enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  var isEnabled: Bool = true
  var isSelected: Bool = false
  var isHighlighted: Bool = false
  var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  var isTracking: Bool { false }
  var isTouchInside: Bool { false }
  var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { contentHorizontalAlignment }
  var isContextMenuInteractionEnabled: Bool = false
  var contextMenuInteraction: UIContextMenuInteraction? { nil }
  var showsMenuAsPrimaryAction: Bool = false
  var toolTip: String?
  var isSymbolAnimationEnabled: Bool = false

  /// The state of a control joins what its class says.
  override var _stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
  override var _ownTraits: UIAccessibilityTraits { _stateTraits }
  override var _respondsByItself: Bool { isEnabled }

  // MARK: Who is told

  var _targets: [_TargetAction] = []
  var _actions: [(action: UIAction, events: UIControl.Event)] = []
  var allTargets: Set<AnyHashable> {
    Set(_targets.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }
  var allControlEvents: UIControl.Event {
    let own = _targets.reduce(UIControl.Event()) { $0.union($1.events) }
    return _actions.reduce(own) { $0.union($1.events) }
  }

  func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    _targets.append(_TargetAction(target: target as AnyObject?, action: action, events: controlEvents))
  }
  func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    _targets.removeAll { $0.matches(target, action) && controlEvents.isSuperset(of: $0.events) }
  }
  func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    _actions.append((action: action, events: controlEvents))
  }
  func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    _actions.removeAll {
      $0.action.identifier == actionIdentifier && controlEvents.isSuperset(of: $0.events)
    }
  }
  func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let names = _targets.filter { $0.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
      .map { NSStringFromSelector($0.action) }
    return names.isEmpty ? nil : names
  }
  func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for known in _actions where !stops { iterator(known.action, nil, known.events, &stops) }
    for known in _targets where !stops { iterator(nil, (known.target, known.action), known.events, &stops) }
  }

  func sendActions(for controlEvents: UIControl.Event) {
    for known in _actions where !known.events.isDisjoint(with: controlEvents) { sendAction(known.action) }
    for known in _targets where !known.events.isDisjoint(with: controlEvents) {
      sendAction(known.action, to: known.target, for: nil)
    }
  }
  func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  func cancelTracking(with event: UIEvent?) {}

  /// What a double tap does where nothing else takes it: a touch in the middle of the control.
  func _tap() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    _press()
  }
  override var _takesTaps: Bool { true }
  override func _touch() { _tap() }
  func _press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
