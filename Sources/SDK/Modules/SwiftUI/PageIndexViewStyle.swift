// SwiftUI: the declarations of PageIndexViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PageIndexViewStyle: IndexViewStyle {
  struct BackgroundDisplayMode {
    static let automatic: PageIndexViewStyle.BackgroundDisplayMode
    static let interactive: PageIndexViewStyle.BackgroundDisplayMode
    static let always: PageIndexViewStyle.BackgroundDisplayMode
    static let never: PageIndexViewStyle.BackgroundDisplayMode
  }
  init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)
}
