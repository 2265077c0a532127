// SwiftUI: the declarations of PageTabViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PageTabViewStyle: TabViewStyle {
  struct IndexDisplayMode {
    static let automatic: PageTabViewStyle.IndexDisplayMode
    static let always: PageTabViewStyle.IndexDisplayMode
    static let never: PageTabViewStyle.IndexDisplayMode
  }
  init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic)
}
