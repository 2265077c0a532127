// SwiftUI: the declarations of EmptyHoverEffect.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyHoverEffect: CustomHoverEffect {
  typealias Body = Never
}
