// SwiftUI: the declarations of LayoutProperties.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LayoutProperties {
  init()
  var stackOrientation: Axis? { get set }
}
