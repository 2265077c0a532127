// SkeletonUI: the declarations of AppearanceType, as its documentation has them.

enum AppearanceType: Equatable {
  case solid(color: Color = SkeletonColor.primary, background: Color = SkeletonColor.background)
  case gradient(
    GradientType = .linear, color: Color = SkeletonColor.primary,
    background: Color = SkeletonColor.background, radius: CGFloat = 1, angle: Angle = .zero)
}
