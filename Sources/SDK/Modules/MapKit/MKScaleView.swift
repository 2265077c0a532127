// MapKit: the declarations of MKScaleView.
// Declared as the framework's interface has it, with code of our own.

class MKScaleView: UIView {
  weak var mapView: MKMapView?
  var scaleVisibility: MKFeatureVisibility = .adaptive
  convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
