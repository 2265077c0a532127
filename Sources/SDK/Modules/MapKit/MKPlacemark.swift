// MapKit: the declarations of MKPlacemark.
// Declared as the framework's interface has it, with code of our own.

class MKPlacemark: CLPlacemark, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  /// The one that has the address; nil where there is none.
  let _addressed: CLPlacemark?
  init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    _addressed = nil
    super.init()
  }
  convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    _addressed = placemark
    super.init()
  }
  override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  override var name: String? { _addressed?.name }
  override var thoroughfare: String? { _addressed?.thoroughfare }
  override var subThoroughfare: String? { _addressed?.subThoroughfare }
  override var locality: String? { _addressed?.locality }
  override var subLocality: String? { _addressed?.subLocality }
  override var administrativeArea: String? { _addressed?.administrativeArea }
  override var subAdministrativeArea: String? { _addressed?.subAdministrativeArea }
  override var postalCode: String? { _addressed?.postalCode }
  override var isoCountryCode: String? { _addressed?.isoCountryCode }
  override var country: String? { _addressed?.country }
  override var areasOfInterest: [String]? { _addressed?.areasOfInterest }
  var title: String? { name }
  var subtitle: String? { nil }
  var countryCode: String? { isoCountryCode }
}
