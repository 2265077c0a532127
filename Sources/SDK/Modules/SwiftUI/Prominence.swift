// SwiftUI: the declarations of Prominence.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum Prominence: Hashable {
  case standard
  case increased
}
