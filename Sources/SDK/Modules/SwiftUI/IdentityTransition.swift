// SwiftUI: the declarations of IdentityTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct IdentityTransition: Transition {
  init()
  func body(content: IdentityTransition.Content, phase: TransitionPhase) -> IdentityTransition.Content
  static let properties: TransitionProperties
  typealias Body = IdentityTransition.Content
}
