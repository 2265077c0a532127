// SwiftUI: the declarations of ColorRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ColorRenderingMode: Hashable {
  case nonLinear
  case linear
  case extendedLinear
}
