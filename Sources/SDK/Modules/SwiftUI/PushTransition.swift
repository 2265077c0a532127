// SwiftUI: the declarations of PushTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PushTransition: Transition {
  var edge: Edge { get set }
  init(edge: Edge)
  func body(content: PushTransition.Content, phase: TransitionPhase) -> some View
}
