// MapKit: the declarations of MKCompassButton.
// Declared as the framework's interface has it, with code of our own.

class MKCompassButton: UIView {
  weak var mapView: MKMapView?
  var compassVisibility: MKFeatureVisibility = .adaptive
  convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
