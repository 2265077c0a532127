// MapKit: the declarations of MKImageryMapConfiguration.
// Declared as the framework's interface has it, with code of our own.

class MKImageryMapConfiguration: MKMapConfiguration {
  override init() {}
  init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
