// SwiftUI: the declarations of SlideTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SlideTransition: Transition {
  init()
  func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View
}
