// MapKit: the declarations of MapCameraUpdateFrequency.
// Declared as the framework's interface has it, with code of our own.

struct MapCameraUpdateFrequency: Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let onEnd = MapCameraUpdateFrequency(_name: "onEnd")
  static let continuous = MapCameraUpdateFrequency(_name: "continuous")
}
