// UIKit: the declarations of UIDataDetectorTypes.

struct UIDataDetectorTypes: OptionSet, Sendable {
  static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  static let all = UIDataDetectorTypes(rawValue: UInt.max)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
