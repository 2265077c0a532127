// SwiftUI: the declarations of OffsetTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OffsetTransition: Transition {
  var offset: CGSize { get set }
  init(_ offset: CGSize)
  func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View
}
