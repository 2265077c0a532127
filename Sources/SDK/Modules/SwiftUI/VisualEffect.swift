// SwiftUI: the declarations of VisualEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol VisualEffect: Animatable {}

extension VisualEffect {
  func offset(_ offset: CGSize) -> some VisualEffect
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
  func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect
  func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
  func blendMode(_ blendMode: BlendMode) -> some VisualEffect
  func contrast(_ amount: Double) -> some VisualEffect
  func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
  func grayscale(_ amount: Double) -> some VisualEffect
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect
  func opacity(_ opacity: Double) -> some VisualEffect
  func brightness(_ amount: Double) -> some VisualEffect
  func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect
  func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect
  func saturation(_ amount: Double) -> some VisualEffect
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
  func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect
  func hueRotation(_ angle: Angle) -> some VisualEffect
}
