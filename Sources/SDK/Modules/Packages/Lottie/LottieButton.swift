// Lottie: the declarations of LottieButton, as its documentation has them.

/// A control of UIKit's with what moves in it, without a label.
struct LottieButton: View {
  private let action: () -> Void

  init(animation: LottieAnimation?, action: @escaping () -> Void) { self.action = action }

  var body: some View {
    Button(action: action) { Color.clear.accessibilityHidden(true) }
  }

  func configuration(_ configuration: LottieConfiguration) -> Self { self }
}
