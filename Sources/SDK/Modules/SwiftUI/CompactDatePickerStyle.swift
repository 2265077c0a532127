// SwiftUI: the declarations of CompactDatePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CompactDatePickerStyle: DatePickerStyle {
  init()
  func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View
}
