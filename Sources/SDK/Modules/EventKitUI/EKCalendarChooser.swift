// EventKitUI: the declarations of EKCalendarChooser.
// Declared as the framework's interface has it, with code of our own.

class EKCalendarChooser: UIViewController {
  weak var delegate: (any EKCalendarChooserDelegate)?
  let selectionStyle: EKCalendarChooserSelectionStyle
  var showsDoneButton = false
  var showsCancelButton = false
  var selectedCalendars: Set<EKCalendar> = []
  init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType = .event, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder)
}
