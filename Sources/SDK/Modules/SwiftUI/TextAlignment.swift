// SwiftUI: the declarations of TextAlignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum TextAlignment: Hashable, CaseIterable {
  case leading
  case center
  case trailing
}
