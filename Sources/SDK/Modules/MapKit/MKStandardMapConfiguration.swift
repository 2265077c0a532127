// MapKit: the declarations of MKStandardMapConfiguration.
// Declared as the framework's interface has it, with code of our own.

class MKStandardMapConfiguration: MKMapConfiguration {
  enum EmphasisStyle: Int {
    case `default` = 0
    case muted
  }
  var emphasisStyle: MKStandardMapConfiguration.EmphasisStyle = .default
  var pointOfInterestFilter: MKPointOfInterestFilter?
  var showsTraffic = false
  override init() {}
  init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
