// SwiftUI: the declarations of ScrollTargetBehaviorPropertiesContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollTargetBehaviorPropertiesContext {
  var environment: EnvironmentValues { get }
  var axes: Axis.Set { get }
}
