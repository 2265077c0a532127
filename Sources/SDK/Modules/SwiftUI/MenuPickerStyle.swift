// SwiftUI: the declarations of MenuPickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MenuPickerStyle: PickerStyle {
  init()
}
