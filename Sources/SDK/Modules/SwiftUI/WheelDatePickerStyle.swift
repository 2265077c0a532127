// SwiftUI: the declarations of WheelDatePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WheelDatePickerStyle: DatePickerStyle {
  init()
  func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View
}
