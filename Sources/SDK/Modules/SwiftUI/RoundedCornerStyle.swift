// SwiftUI: the declarations of RoundedCornerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum RoundedCornerStyle: Hashable {
  case circular
  case continuous
}
