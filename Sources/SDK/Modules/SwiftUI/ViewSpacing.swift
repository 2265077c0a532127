// SwiftUI: the declarations of ViewSpacing.
// Declared as the framework's interface has it, with code of our own.

/// How far a view likes to be from others: 8 points, nothing of a space and from one text down to another.
struct ViewSpacing {
  /// Whether it likes to be right beside others.
  var _isNone: Bool
  var _hasTextAtTop: Bool
  var _hasTextAtBottom: Bool

  init() { self.init(_isNone: false, false, false) }

  init(_isNone isNone: Bool, _ hasTextAtTop: Bool, _ hasTextAtBottom: Bool) {
    _isNone = isNone
    _hasTextAtTop = hasTextAtTop
    _hasTextAtBottom = hasTextAtBottom
  }

  static let zero = ViewSpacing(_isNone: true, false, false)

  mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    _isNone = _isNone && other._isNone
    if edges.contains(.top) { _hasTextAtTop = _hasTextAtTop || other._hasTextAtTop }
    if edges.contains(.bottom) { _hasTextAtBottom = _hasTextAtBottom || other._hasTextAtBottom }
  }

  func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var all = self
    all.formUnion(other, edges: edges)
    return all
  }

  func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if _isNone || next._isNone { return 0 }
    return axis == .vertical && _hasTextAtBottom && next._hasTextAtTop ? 0 : 8
  }
}
