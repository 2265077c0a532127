// SwiftUI: the declarations of HoverPhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}
