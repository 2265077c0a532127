// MapKit: the declarations of MKDirections. They come from the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class MKDirections: NSObject, Sendable {
  class Request: NSObject, Sendable {
    var source: MKMapItem?
    var destination: MKMapItem?
    var transportType: MKDirectionsTransportType = .any
    var requestsAlternateRoutes = false
    var departureDate: Date?
    var arrivalDate: Date?
    override init() {}
  }
  class Response: NSObject, Sendable {
    var source: MKMapItem { get }
    var destination: MKMapItem { get }
    var routes: [MKRoute] { get }
  }
  class ETAResponse: NSObject, Sendable {
    var source: MKMapItem { get }
    var destination: MKMapItem { get }
    var expectedTravelTime: TimeInterval { get }
    var distance: CLLocationDistance { get }
    var expectedArrivalDate: Date { get }
    var expectedDepartureDate: Date { get }
  }
  typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
  typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void
  var _isCalculating = false
  var isCalculating: Bool { _isCalculating }
  init(request: MKDirections.Request) {}
  func calculate(completionHandler: @escaping MKDirections.DirectionsHandler) { _isCalculating = true }
  func calculate() async throws -> MKDirections.Response {
    _isCalculating = true
    return await withCheckedContinuation { _ in }
  }
  func calculateETA(completionHandler: @escaping MKDirections.ETAHandler) { _isCalculating = true }
  func calculateETA() async throws -> MKDirections.ETAResponse {
    _isCalculating = true
    return await withCheckedContinuation { _ in }
  }
  func cancel() { _isCalculating = false }
}
