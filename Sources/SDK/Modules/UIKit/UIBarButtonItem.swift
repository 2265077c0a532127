// UIKit: the declarations of UIBarButtonItem.

class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
    static var bordered: UIBarButtonItem.Style { .plain }
  }
  enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    case writingTools
  }

  override init() { super.init() }
  init?(coder: NSCoder) { super.init() }
  convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    _systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }
  convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    if let primaryAction { _take(primaryAction) }
    self.menu = menu
  }
  convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }
  convenience init(primaryAction: UIAction?) {
    self.init()
    if let primaryAction { _take(primaryAction) }
  }
  convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    _systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }
  convenience init(_editing controller: UIViewController) {
    self.init()
    _systemItem = .edit
    _editedController = controller
  }
  static func fixedSpace(_ width: CGFloat) -> Self {
    let made = self.init()
    made._systemItem = .fixedSpace
    made.width = width
    return made
  }
  static func flexibleSpace() -> Self {
    let made = self.init()
    made._systemItem = .flexibleSpace
    return made
  }

  /// An action gives the item its title and its image.
  func _take(_ action: UIAction) {
    primaryAction = action
    if title == nil, !action.title.isEmpty { title = action.title }
    image = image ?? action.image
  }

  var _systemItem: UIBarButtonItem.SystemItem?
  weak var _editedController: UIViewController?
  var style: UIBarButtonItem.Style = .plain
  var width: CGFloat = 0
  var possibleTitles: Set<String>?
  var customView: UIView?
  var action: Selector?
  weak var target: AnyObject?
  var primaryAction: UIAction?
  var menu: UIMenu?
  var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  var changesSelectionAsPrimaryAction: Bool = false
  var isSelected: Bool = false
  var isHidden: Bool = false
  var tintColor: UIColor?
  var isSymbolAnimationEnabled: Bool = false
  var hidesSharedBackground: Bool = false
  var sharesBackground: Bool = true
  var identifier: String?
  var badge: UIBarButtonItem.Badge?
  weak var buttonGroup: UIBarButtonItemGroup?
  var isSpringLoaded: Bool = false
  func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
  }
  func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  override var _isElement: Bool { true }
  override var _ownTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
  /// What a double tap does.
  func _tap() {
    guard isEnabled else { return }
    if let controller = _editedController { controller.setEditing(!controller.isEditing, animated: true) }
    primaryAction?.performWithSender(self, target: nil)
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }

  override var _stateTraits: UIAccessibilityTraits { isEnabled ? [] : .notEnabled }
  override var _ownLabel: String? {
    title ?? _systemWord.map { _Words.word($0) } ?? image?.accessibilityLabel
  }
  override var _takesTaps: Bool { true }
  override func _touch() { _tap() }
  /// What the items of bars are called by the system (spec formats.md 11).
  var _systemWord: String? {
    switch _systemItem {
    case .add: "Add"
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: _editedController?.isEditing == true ? "Done" : "Edit"
    case .save: "Save"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    default: nil
    }
  }
  /// nil for a space, which is none.
  var _part: _Part? {
    if isHidden || _systemItem == .flexibleSpace || _systemItem == .fixedSpace { return nil }
    if let customView { return _Part.object(customView) }
    var node = _node()
    node.className = "UIButton"
    node.typeName = "UIBarButtonItem"
    return _Part.node(node)
  }

  override func _apply(_ key: String, _ value: Any?) {
    if key == "systemItem" { _set(value, "_systemItem") } else { super._apply(key, value) }
  }
}
