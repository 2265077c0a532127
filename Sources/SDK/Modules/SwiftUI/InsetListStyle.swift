// SwiftUI: the declarations of InsetListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InsetListStyle: ListStyle {
  init()
}
