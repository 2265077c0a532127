// SwiftUI: the declarations of PencilSqueezeGesturePhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum PencilSqueezeGesturePhase: Equatable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
