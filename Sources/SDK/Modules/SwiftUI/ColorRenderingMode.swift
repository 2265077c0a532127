// SwiftUI: the declarations of ColorRenderingMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ColorRenderingMode: Equatable, Hashable {
  case nonLinear
  case linear
  case extendedLinear
}
