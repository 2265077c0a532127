// EventKitUI: the declarations of EKCalendarChooserSelectionStyle.
// Declared as the framework's interface has it, with code of our own.

enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single = 0
  case multiple
}
