// MapKit: the declarations of MKMapConfiguration.
// Declared as the framework's interface has it, with code of our own.

class MKMapConfiguration: NSObject {
  enum ElevationStyle: Int {
    case flat = 0
    case realistic
  }
  var elevationStyle: MKMapConfiguration.ElevationStyle = .flat
}
