// SwiftUI: the declarations of AsymmetricTransition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AsymmetricTransition<Insertion, Removal>: Transition where Insertion: Transition, Removal: Transition {
  var insertion: Insertion { get set }
  var removal: Removal { get set }
  init(insertion: Insertion, removal: Removal)
  func body(content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase) -> some View
  static var properties: TransitionProperties { get }
}
