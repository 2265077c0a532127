// SwiftUI: the declarations of MoveTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MoveTransition: Transition {
  var edge: Edge { get set }
  init(edge: Edge)
  func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View
}
