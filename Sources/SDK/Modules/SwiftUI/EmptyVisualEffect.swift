// SwiftUI: the declarations of EmptyVisualEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyVisualEffect: VisualEffect {
  init()
}
