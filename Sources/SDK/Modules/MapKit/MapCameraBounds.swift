// MapKit: the declarations of MapCameraBounds.
// Declared as the framework's interface has it, with code of our own.

struct MapCameraBounds {
  let _region: MKCoordinateRegion?
  let _minimumDistance: Double?
  let _maximumDistance: Double?
  init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    _region = centerCoordinateBounds
    _minimumDistance = minimumDistance
    _maximumDistance = maximumDistance
  }
  init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }
  init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    _region = nil
    _minimumDistance = minimumDistance
    _maximumDistance = maximumDistance
  }
}
