// EventKitUI: the declarations of EKCalendarChooserDisplayStyle.
// Declared as the framework's interface has it, with code of our own.

enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars = 0
  case writableCalendarsOnly
}
