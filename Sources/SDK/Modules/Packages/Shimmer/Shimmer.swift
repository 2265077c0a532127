// SwiftUI-Shimmer: the declarations of Shimmer, as its documentation has them.

/// Light that runs over a view: nothing of it is heard.
struct Shimmer: ViewModifier {
  enum Mode {
    case mask
    case overlay(blendMode: BlendMode = .sourceAtop)
    case background
  }

  static let defaultAnimation = Animation.linear(duration: 1.5).repeatForever(autoreverses: false)
  static let defaultGradient = Gradient(colors: [.gray, .black, .gray])

  init(
    animation: Animation = Shimmer.defaultAnimation, gradient: Gradient = Shimmer.defaultGradient,
    bandSize: CGFloat = 0.3, mode: Mode = .mask
  ) {}

  func body(content: Content) -> some View { content }
}
