// MapKit: the declarations of MKLocalSearchCompleter. The network does not answer.
// Declared as the framework's interface has it, with code of our own.

class MKLocalSearchCompleter: NSObject, Sendable {
  struct ResultType: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let address = ResultType(rawValue: 1)
    static let pointOfInterest = ResultType(rawValue: 2)
    static let query = ResultType(rawValue: 4)
    static let physicalFeature = ResultType(rawValue: 8)
  }
  var queryFragment: String = ""
  var region = MKCoordinateRegion()
  var resultTypes: MKLocalSearchCompleter.ResultType = [.address, .pointOfInterest, .query]
  var pointOfInterestFilter: MKPointOfInterestFilter?
  weak var delegate: (any MKLocalSearchCompleterDelegate)?
  var results: [MKLocalSearchCompletion] { [] }
  var isSearching: Bool { !queryFragment.isEmpty }
  override init() {}
  func cancel() {}
}
