// SwiftUI: the declarations of HighlightHoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HighlightHoverEffect: CustomHoverEffect {
  init()
  func body(content: HighlightHoverEffect.Content) -> some CustomHoverEffect
}
