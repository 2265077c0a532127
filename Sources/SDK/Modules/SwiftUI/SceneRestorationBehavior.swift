// SwiftUI: the declarations of SceneRestorationBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SceneRestorationBehavior {
  static let automatic: SceneRestorationBehavior
}
