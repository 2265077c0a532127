// CoreLocation: the declarations of CLLocationManager. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class CLLocationManager: NSObject, Sendable {
  weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { _begin() } }
  }
  var _hasBegun = false
  var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  var headingFilter: CLLocationDegrees = 1
  var activityType: CLActivityType = .other
  var pausesLocationUpdatesAutomatically: Bool = true
  var allowsBackgroundLocationUpdates: Bool = false
  var showsBackgroundLocationIndicator: Bool = false
  var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  var location: CLLocation? { nil }
  var heading: CLHeading? { nil }
  var monitoredRegions: Set<CLRegion> { [] }
  override init() {}
  class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  class func locationServicesEnabled() -> Bool { true }
  class func headingAvailable() -> Bool { false }
  class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  func requestWhenInUseAuthorization() {}
  func requestAlwaysAuthorization() {}
  func startUpdatingLocation() {}
  func stopUpdatingLocation() {}
  func requestLocation() {}
  func startUpdatingHeading() {}
  func stopUpdatingHeading() {}
  func startMonitoringSignificantLocationChanges() {}
  func stopMonitoringSignificantLocationChanges() {}
  func startMonitoring(for region: CLRegion) {}
  func stopMonitoring(for region: CLRegion) {}

  /// A delegate is told of the status when the manager is made.
  func _begin() {
    if _hasBegun { return }
    _hasBegun = true
    Task {
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }
}
