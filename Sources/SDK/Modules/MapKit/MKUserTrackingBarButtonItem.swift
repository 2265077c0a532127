// MapKit: the declarations of MKUserTrackingBarButtonItem.
// Declared as the framework's interface has it, with code of our own.

class MKUserTrackingBarButtonItem: UIBarButtonItem {
  weak var mapView: MKMapView?
  convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
