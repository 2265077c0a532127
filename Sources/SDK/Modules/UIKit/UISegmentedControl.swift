// UIKit: the declarations of UISegmentedControl.

class UISegmentedControl: UIControl {
  static let noSegment = -1
  enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }
  /// What stands for one of the choices.
  class _Item: NSObject {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    init(_ title: String?, _ image: UIImage?, _ action: UIAction?) {
      self.title = title
      self.image = image
      self.action = action
    }
  }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  init(items: [Any]?) {
    super.init(frame: CGRect.zero)
    for item in items ?? [] {
      _items.append(_Item(item as? String, item as? UIImage, item as? UIAction))
    }
  }
  convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { _items.append(_Item(nil, nil, action)) }
  }

  var _items: [UISegmentedControl._Item] = []
  var numberOfSegments: Int { _items.count }
  var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  var isMomentary: Bool = false
  var isSpringLoaded: Bool = false
  var apportionsSegmentWidthsByContent: Bool = false
  var selectedSegmentTintColor: UIColor?

  func _insert(_ item: UISegmentedControl._Item, at index: Int) {
    let place = max(0, min(index, _items.count))
    _items.insert(item, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
  func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    _insert(_Item(title, nil, nil), at: segment)
  }
  func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    _insert(_Item(nil, image, nil), at: segment)
  }
  func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    _insert(_Item(nil, nil, action), at: segment)
  }
  func removeSegment(at segment: Int, animated: Bool) {
    guard _items.indices.contains(segment) else { return }
    _items.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  func removeAllSegments() {
    _items = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
  func _item(_ segment: Int) -> UISegmentedControl._Item? {
    _items.indices.contains(segment) ? _items[segment] : nil
  }
  func setTitle(_ title: String?, forSegmentAt segment: Int) {
    _item(segment)?.title = title
    _item(segment)?.image = nil
  }
  func titleForSegment(at segment: Int) -> String? {
    guard let item = _item(segment) else { return nil }
    return item.title ?? item.action?.title
  }
  func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    _item(segment)?.image = image
    _item(segment)?.title = nil
  }
  func imageForSegment(at segment: Int) -> UIImage? { _item(segment)?.image ?? _item(segment)?.action?.image }
  func setAction(_ action: UIAction, forSegmentAt segment: Int) { _item(segment)?.action = action }
  func actionForSegment(at segment: Int) -> UIAction? { _item(segment)?.action }
  func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { _item(segment)?.isEnabled = enabled }
  func isEnabledForSegment(at segment: Int) -> Bool { _item(segment)?.isEnabled ?? false }
  func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { _item(segment)?.width = width }
  func widthForSegment(at segment: Int) -> CGFloat { _item(segment)?.width ?? 0 }
  func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
  override func _press() {}
  /// What a tap on a segment does.
  func _select(_ segment: Int) {
    guard isEnabled, let item = _item(segment), item.isEnabled else { return }
    if !isMomentary {
      if selectedSegmentIndex == segment { return }
      selectedSegmentIndex = segment
    }
    if let action = item.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var _takesTaps: Bool { false }
  override var _parts: [_Part] {
    _items.indices.map { index in
      let title = titleForSegment(at: index)
      var node = _Node("UISegment", text: title)
      if title == nil { node.show(imageForSegment(at: index), "the segment's image") }
      var traits: UIAccessibilityTraits = .button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      node.traits = traits
      node.derive("traits", "a segment and its state")
      node.activate = { self._select(index) }
      return _Part.node(node)
    }
  }

  override func _apply(_ key: String, _ value: Any?) {
    guard key == "items" else { return super._apply(key, value) }
    for item in value as? [Any] ?? [] { _items.append(_Item(item as? String, item as? UIImage, nil)) }
    if selectedSegmentIndex < 0, !_items.isEmpty { selectedSegmentIndex = 0 }
  }
}
