// SwiftUI: the declarations of GroupedListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupedListStyle: ListStyle {
  init()
}
