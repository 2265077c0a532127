// SwiftUI: the declarations of InsetGroupedListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InsetGroupedListStyle: ListStyle {
  init()
}
