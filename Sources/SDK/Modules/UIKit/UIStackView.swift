// UIKit: the declarations of UIStackView.

class UIStackView: UIView {
  enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    static var top: UIStackView.Alignment { .leading }
    static var bottom: UIStackView.Alignment { .trailing }
  }
  static let spacingUseDefault: CGFloat = CGFloat.greatestFiniteMagnitude
  static let spacingUseSystem: CGFloat = 8

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect.zero)
    for view in views { addArrangedSubview(view) }
  }

  var arrangedSubviews: [UIView] = []
  var axis: NSLayoutConstraint.Axis = .horizontal
  var distribution: UIStackView.Distribution = .fill
  var alignment: UIStackView.Alignment = .fill
  var spacing: CGFloat = 0
  var isBaselineRelativeArrangement: Bool = false
  var isLayoutMarginsRelativeArrangement: Bool = false
  var _customSpacing: [ObjectIdentifier: CGFloat] = [:]

  @_takesUnknown func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(_Words.known(view), at: arrangedSubviews.count)
  }
  /// What stands in the stack already only moves in its order.
  func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
  }
  /// The view stays in the stack's subviews.
  ///
  /// https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    _customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }
  func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    _customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  override func _release(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    super._release(view)
  }

  override var _shown: [UIView] {
    arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
  }
  override func _describe(_ node: inout _Node) {
    node.axis = axis
    if spacing != 0 { node.spacing = spacing }
    if alignment != .fill { node.alignment = alignment }
  }

  override func _take(_ view: UIView) { addArrangedSubview(view) }
}
