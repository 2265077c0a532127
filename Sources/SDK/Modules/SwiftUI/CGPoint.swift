// SwiftUI: the declarations of CGPoint.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension CGPoint: Animatable {}

extension CGPoint {
  func applying(_ m: ProjectionTransform) -> CGPoint
}
