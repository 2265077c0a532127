// SwiftUI: the declarations of ScrollTargetBehaviorProperties.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollTargetBehaviorProperties: Equatable {
  var limitsScrolls: Bool { get set }
  init()
}
