// SwiftUI: the declarations of InlinePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InlinePickerStyle: PickerStyle {
  init()
}
