// SwiftUI: the declarations of AutomaticHoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticHoverEffect: CustomHoverEffect {
  init()
  func body(content: AutomaticHoverEffect.Content) -> some CustomHoverEffect
}
