// SwiftUI: the declarations of ContentToolbarPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContentToolbarPlacement: Hashable {
  static let tabViewSidebar: ContentToolbarPlacement
}
