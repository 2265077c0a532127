// MapKit: the declarations of Never.
// Declared as the framework's interface has it, with code of our own.

extension Never: MapContent {
  var body: Never { get }
}

extension Never: MapSelectable {
  init(_ feature: MapFeature?)
  var feature: MapFeature? { get }
}
