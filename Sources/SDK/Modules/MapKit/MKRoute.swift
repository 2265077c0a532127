// MapKit: the declarations of MKRoute.
// Declared as the framework's interface has it, with code of our own.

class MKRoute: NSObject, Sendable {
  class Step: NSObject, Sendable {
    var instructions: String { get }
    var notice: String? { get }
    var polyline: MKPolyline { get }
    var distance: CLLocationDistance { get }
    var transportType: MKDirectionsTransportType { get }
  }
  var name: String { get }
  var advisoryNotices: [String] { get }
  var distance: CLLocationDistance { get }
  var expectedTravelTime: TimeInterval { get }
  var transportType: MKDirectionsTransportType { get }
  var polyline: MKPolyline { get }
  var steps: [MKRoute.Step] { get }
  var hasTolls: Bool { get }
  var hasHighways: Bool { get }
}
