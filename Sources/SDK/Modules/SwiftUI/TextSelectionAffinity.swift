// SwiftUI: the declarations of TextSelectionAffinity.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum TextSelectionAffinity: Hashable {
  case automatic
  case upstream
  case downstream
}
