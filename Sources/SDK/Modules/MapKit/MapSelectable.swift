// MapKit: the declarations of MapSelectable.
// Declared as the framework's interface has it, with code of our own.

protocol MapSelectable: Hashable {
  init(_ feature: MapFeature?)
  var feature: MapFeature? { get }
}
