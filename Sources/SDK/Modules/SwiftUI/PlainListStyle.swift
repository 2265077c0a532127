// SwiftUI: the declarations of PlainListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlainListStyle: ListStyle {
  init()
}
