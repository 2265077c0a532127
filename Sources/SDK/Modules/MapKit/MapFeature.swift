// MapKit: the declarations of MapFeature.
// Declared as the framework's interface has it, with code of our own.

struct MapFeature: Hashable, Sendable {
  struct FeatureKind: Hashable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let pointOfInterest = FeatureKind(_name: "pointOfInterest")
    static let territory = FeatureKind(_name: "territory")
    static let physicalFeature = FeatureKind(_name: "physicalFeature")
  }
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var kind: MapFeature.FeatureKind { get }
  var backgroundColor: Color? { get }
  var image: Image? { get }
  var pointOfInterestCategory: MKPointOfInterestCategory? { get }
}
