// VariableBlur: the declarations of VariableBlurView, as its documentation has them.

/// A view of UIKit's that only changes what is behind it.
struct VariableBlurView: View {
  var maxBlurRadius: CGFloat
  var direction: VariableBlurDirection
  var startOffset: CGFloat

  init(
    maxBlurRadius: CGFloat = 20, direction: VariableBlurDirection = .blurredTopClearBottom,
    startOffset: CGFloat = 0
  ) {
    self.maxBlurRadius = maxBlurRadius
    self.direction = direction
    self.startOffset = startOffset
  }

  var body: some View { ZStack { Color.clear.accessibilityHidden(true) } }
}
