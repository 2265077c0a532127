// MapKit: the declarations of MapCameraUpdateContext.
// Declared as the framework's interface has it, with code of our own.

struct MapCameraUpdateContext {
  let camera: MapCamera
  let region: MKCoordinateRegion
  let rect: MKMapRect
  init(_camera camera: MapCamera, region: MKCoordinateRegion, rect: MKMapRect) {
    self.camera = camera
    self.region = region
    self.rect = rect
  }
}
