// MapKit: the declarations of MKLocalSearch. What it finds comes from the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class MKLocalSearch: NSObject, Sendable {
  struct ResultType: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let address = ResultType(rawValue: 1)
    static let pointOfInterest = ResultType(rawValue: 2)
    static let physicalFeature = ResultType(rawValue: 4)
  }
  class Request: NSObject, Sendable {
    var naturalLanguageQuery: String?
    var region = MKCoordinateRegion()
    var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    var pointOfInterestFilter: MKPointOfInterestFilter?
    override init() {}
    convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    convenience init(completion: MKLocalSearchCompletion) { self.init() }
  }
  class Response: NSObject, Sendable {
    var mapItems: [MKMapItem] { get }
    var boundingRegion: MKCoordinateRegion { get }
  }
  typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
  var _isSearching = false
  var isSearching: Bool { _isSearching }
  init(request: MKLocalSearch.Request) {}
  func start(completionHandler: @escaping MKLocalSearch.CompletionHandler) { _isSearching = true }
  func start() async throws -> MKLocalSearch.Response {
    _isSearching = true
    return await withCheckedContinuation { _ in }
  }
  func cancel() { _isSearching = false }
}
