// SwiftUI: the declarations of ScenePhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ScenePhase: Comparable, Hashable {
  case background
  case inactive
  case active
  static func < (a: ScenePhase, b: ScenePhase) -> Bool
}
