// MapKit: the declarations of MapCamera.
// Declared as the framework's interface has it, with code of our own.

struct MapCamera: Equatable, Sendable {
  var centerCoordinate: CLLocationCoordinate2D
  var distance: Double
  var heading: Double
  var pitch: Double
  init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }
  static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
      && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}
