// SwiftUI: the declarations of _LayoutViews.
// Declared for this program alone, with code of our own.

/// The views that a layout of the app arranges, while they are laid out; lengths in points.
struct _LayoutViews {
  func _size(of index: Int, _ width: CGFloat?, _ height: CGFloat?) -> CGSize
  func _priority(of index: Int) -> Double
  func _isSpacer(_ index: Int) -> Bool
  func _hasText(_ index: Int, atTop isAtTop: Bool) -> Bool
  func _place(_ index: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat?, _ height: CGFloat?)
}
