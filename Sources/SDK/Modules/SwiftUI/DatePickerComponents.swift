// SwiftUI: the declarations of DatePickerComponents.
// Declared as the framework's interface has it, with code of our own.

struct DatePickerComponents: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1) }
  static var date: DatePickerComponents { DatePickerComponents(rawValue: 2) }
}
