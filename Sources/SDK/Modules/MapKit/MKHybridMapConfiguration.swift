// MapKit: the declarations of MKHybridMapConfiguration.
// Declared as the framework's interface has it, with code of our own.

class MKHybridMapConfiguration: MKMapConfiguration {
  var pointOfInterestFilter: MKPointOfInterestFilter?
  var showsTraffic = false
  override init() {}
  init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
