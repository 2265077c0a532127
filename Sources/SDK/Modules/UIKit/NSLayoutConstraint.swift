// UIKit: the declarations of NSLayoutConstraint.

class NSLayoutConstraint: NSObject {
  enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
  enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
  }
  enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  struct FormatOptions: OptionSet, Sendable {
    static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    static let directionLeadingToTrailing: FormatOptions = []
    static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }

  weak var firstItem: AnyObject?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  weak var secondItem: AnyObject?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority = .required
  var identifier: String?
  var shouldBeArchived: Bool = false
  /// The view that keeps it while it is active.
  weak var _holder: UIView?

  /// One of an interface file.
  override convenience init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }
  init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    if let view2 { secondItem = view2 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(_item: firstItem, firstAttribute) }
  var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(_item: $0, secondAttribute) }
  }

  // MARK: Who keeps it

  /// The nearest view that both items are in keeps an active constraint.
  ///
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  var isActive: Bool {
    get { _holder != nil }
    set {
      if !newValue { return _deactivate() }
      if _holder == nil, let view = _commonView { _activate(in: view) }
    }
  }

  func _activate(in view: UIView) {
    if _holder != nil { return }
    _holder = view
    view.constraints.append(self)
    view.setNeedsLayout()
  }

  func _deactivate() {
    _holder?.constraints.removeAll { $0 === self }
    _holder?.setNeedsLayout()
    _holder = nil
  }

  static func _view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  var _commonView: UIView? {
    guard let first = NSLayoutConstraint._view(of: firstItem) else { return nil }
    guard let second = NSLayoutConstraint._view(of: secondItem) else { return first }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return first
  }

  func _refers(inside view: UIView) -> Bool {
    let views = [NSLayoutConstraint._view(of: firstItem), NSLayoutConstraint._view(of: secondItem)]
    return views.contains { $0?.isDescendant(of: view) ?? false }
  }
}
