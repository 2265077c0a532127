// MapKit: the declarations of MKDirectionsTransportType.
// Declared as the framework's interface has it, with code of our own.

struct MKDirectionsTransportType: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let automobile = MKDirectionsTransportType(rawValue: 1)
  static let walking = MKDirectionsTransportType(rawValue: 2)
  static let transit = MKDirectionsTransportType(rawValue: 4)
  static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
