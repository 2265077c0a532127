// SwiftUI: the declarations of NavigationBarItem.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationBarItem {
  enum TitleDisplayMode: Hashable {
    case automatic
    case inline
    case large
  }
}
