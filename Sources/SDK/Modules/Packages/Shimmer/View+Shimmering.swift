// SwiftUI-Shimmer: what it adds to View, as its documentation has it.

extension View {
  func shimmering(
    active: Bool = true, animation: Animation = Shimmer.defaultAnimation,
    gradient: Gradient = Shimmer.defaultGradient, bandSize: CGFloat = 0.3, mode: Shimmer.Mode = .mask
  ) -> some View { self }
  func shimmering(
    active: Bool = true, duration: Double, bounce: Bool = false, delay: Double = 0.25
  ) -> some View { self }
}
