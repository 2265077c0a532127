import Testing

@Suite("Where the device is") struct LocationTests {
  @Test("A delegate is told once that nothing is decided (Apple: locationManagerDidChangeAuthorization)")
  func status() {
    let said = Running.said(
      """
      let watcher = Watcher()
      watcher.manager.requestWhenInUseAuthorization()
      watcher.manager.startUpdatingLocation()
      CLGeocoder().geocodeAddressString("Here") { _, _ in watcher.seen.append("place") }
      try await Task.sleep(nanoseconds: 1_000_000_000)
      return "\\(watcher.seen) \\(watcher.manager.location == nil)"
      """,
      declaring: """
        import CoreLocation
        class Watcher: NSObject, CLLocationManagerDelegate {
          let manager = CLLocationManager()
          var seen: [String] = []
          override init() {
            super.init()
            manager.delegate = self
          }
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            seen.append("\\(manager.authorizationStatus == .notDetermined)")
          }
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            seen.append("here")
          }
        }
        """)
    #expect(said == #"["true"] true"#)
  }

  @Test("Places and regions hold what they are given (Apple: CLLocation, MKCoordinateRegion)")
  func places() {
    let said = Running.said(
      """
      let place = CLLocation(latitude: 47.5, longitude: 8)
      let span = MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.2)
      var region = MKCoordinateRegion(center: place.coordinate, span: span)
      region.center.latitude = 91
      return "\\(place.coordinate.latitude) \\(place.horizontalAccuracy) \\(region.span.longitudeDelta) "
        + "\\(CLLocationCoordinate2DIsValid(place.coordinate)) "
        + "\\(CLLocationCoordinate2DIsValid(region.center))"
      """, declaring: "import MapKit")
    #expect(said == "47.5 0.0 0.2 true false")
  }

  @Test("No sensor is there")
  func sensors() {
    let said = Running.said(
      """
      let manager = CMMotionManager()
      manager.startDeviceMotionUpdates()
      return "\\(manager.isDeviceMotionAvailable) \\(manager.deviceMotion == nil)"
      """, declaring: "import CoreMotion")
    #expect(said == "false true")
  }
}
