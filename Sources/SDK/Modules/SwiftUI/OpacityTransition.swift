// SwiftUI: the declarations of OpacityTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OpacityTransition: Transition {
  init()
  func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View
  static let properties: TransitionProperties
}
