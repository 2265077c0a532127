// SwiftUI: the declarations of GeometryEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Self.Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  func ignoredByLayout() -> _IgnoredByLayoutEffect<Self>
}
