// CoreLocation: the declarations of CLCircularRegion.
// Declared as the framework's interface has it, with code of our own.

class CLCircularRegion: CLRegion {
  let center: CLLocationCoordinate2D
  let radius: CLLocationDistance
  init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(_identifier: identifier)
  }
  func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
}
