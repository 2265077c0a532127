// SwiftUI: the declarations of ToolbarLabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarLabelStyle: Equatable {
  static var automatic: ToolbarLabelStyle { get }
}
