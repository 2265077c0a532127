// MapKit: the declarations of MKMapCamera.
// Declared as the framework's interface has it, with code of our own.

class MKMapCamera: NSObject, NSCopying {
  var centerCoordinate = CLLocationCoordinate2D()
  var centerCoordinateDistance: CLLocationDistance = 0
  var pitch: CGFloat = 0
  var heading: CLLocationDirection = 0
  override init() {}
  convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
  func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }
}
