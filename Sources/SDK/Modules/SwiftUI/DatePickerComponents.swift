// SwiftUI: the declarations of DatePickerComponents.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DatePickerComponents: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt)
  static let hourAndMinute: DatePickerComponents
  static let date: DatePickerComponents
}
