// MapKit: the declarations of MKUserTrackingButton.
// Declared as the framework's interface has it, with code of our own.

class MKUserTrackingButton: UIView {
  weak var mapView: MKMapView?
  convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
