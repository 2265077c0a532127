// MapKit: the declarations of MKMapItem.
// Declared as the framework's interface has it, with code of our own.

class MKMapItem: NSObject, Sendable {
  let placemark: MKPlacemark
  var isCurrentLocation: Bool { _isCurrentLocation }
  var _isCurrentLocation = false
  var name: String?
  var phoneNumber: String?
  var url: URL?
  var timeZone: TimeZone?
  var pointOfInterestCategory: MKPointOfInterestCategory?
  let location: CLLocation
  let address: MKAddress?
  init(placemark: MKPlacemark) {
    self.placemark = placemark
    location = CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    address = nil
    super.init()
    name = placemark.title
  }
  init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    self.location = location
    self.address = address
    super.init()
  }
  class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item._isCurrentLocation = true
    return item
  }
  @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
  @discardableResult class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil)
    -> Bool
  { true }
}
