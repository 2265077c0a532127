// SwiftUI: the declarations of NSDirectionalEdgeInsets.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension NSDirectionalEdgeInsets {
  init(_ edgeInsets: EdgeInsets)
}
