// SwiftUI: the declarations of WheelPickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WheelPickerStyle: PickerStyle {
  init()
}
