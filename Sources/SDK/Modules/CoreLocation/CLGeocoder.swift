// CoreLocation: the declarations of CLGeocoder. It asks the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class CLGeocoder: NSObject, Sendable {
  var _isGeocoding = false
  var isGeocoding: Bool { _isGeocoding }
  override init() {}
  func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler)
  { _isGeocoding = true }
  func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { await _wait() }
  func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { _isGeocoding = true }
  func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { await _wait() }
  func cancelGeocode() { _isGeocoding = false }

  func _wait() async -> [CLPlacemark] {
    _isGeocoding = true
    return await withCheckedContinuation { _ in }
  }
}
