// SwiftUI: the declarations of DefaultDatePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultDatePickerStyle: DatePickerStyle {
  init()
  func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View
}
