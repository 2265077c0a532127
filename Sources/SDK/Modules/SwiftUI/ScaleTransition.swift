// SwiftUI: the declarations of ScaleTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScaleTransition: Transition {
  var scale: Double { get set }
  var anchor: UnitPoint { get set }
  init(_ scale: Double, anchor: UnitPoint = .center)
  func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View
}
