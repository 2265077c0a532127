// Foundation: a calendar as an NSCalendar.
// Code of our own.

extension NSCalendar {
  static func bridging(_ calendar: Calendar) -> NSCalendar { NSCalendar(calendar) }
}
