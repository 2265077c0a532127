// CoreLocation: the declarations of CLHeading.
// Declared as the framework's interface has it, with code of our own.

class CLHeading: NSObject, Sendable {
  var magneticHeading: CLLocationDirection { get }
  var trueHeading: CLLocationDirection { get }
  var headingAccuracy: CLLocationDirection { get }
  var timestamp: Date { get }
}
