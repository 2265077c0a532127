// SwiftUI: the declarations of ShapeRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ShapeRole: Hashable {
  case fill
  case stroke
  case separator
}
