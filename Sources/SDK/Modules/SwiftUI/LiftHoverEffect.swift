// SwiftUI: the declarations of LiftHoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LiftHoverEffect: CustomHoverEffect {
  init()
  func body(content: LiftHoverEffect.Content) -> some CustomHoverEffect
}
