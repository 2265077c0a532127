// CoreLocation: the declarations of CLPlacemark.
// Declared as the framework's interface has it, with code of our own.

class CLPlacemark: NSObject, Sendable {
  var location: CLLocation? { get }
  var region: CLRegion? { get }
  var timeZone: TimeZone? { get }
  var name: String? { get }
  var thoroughfare: String? { get }
  var subThoroughfare: String? { get }
  var locality: String? { get }
  var subLocality: String? { get }
  var administrativeArea: String? { get }
  var subAdministrativeArea: String? { get }
  var postalCode: String? { get }
  var isoCountryCode: String? { get }
  var country: String? { get }
  var inlandWater: String? { get }
  var ocean: String? { get }
  var areasOfInterest: [String]? { get }
}
