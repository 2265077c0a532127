// SwiftUI: the declarations of NSUnderlineStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension NSUnderlineStyle {
  init(_ lineStyle: Text.LineStyle)
}
