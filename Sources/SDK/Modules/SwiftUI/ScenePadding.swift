// SwiftUI: the declarations of ScenePadding.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScenePadding: Equatable {
  static let minimum: ScenePadding
}
