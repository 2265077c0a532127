// SwiftUI: the declarations of Visibility.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum Visibility: Hashable, CaseIterable {
  case automatic
  case visible
  case hidden
}
