// SwiftUI: the declarations of GraphicalDatePickerStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GraphicalDatePickerStyle: DatePickerStyle {
  init()
  func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View
}
