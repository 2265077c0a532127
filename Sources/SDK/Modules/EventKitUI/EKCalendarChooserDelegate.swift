// EventKitUI: the declarations of EKCalendarChooserDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

/// Objective-C's protocol asks for these optionally.
extension EKCalendarChooserDelegate {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
