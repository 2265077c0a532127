// SwiftUI: the declarations of ForegroundStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ForegroundStyle: ShapeStyle {
  init()
  typealias Resolved = Never
}
