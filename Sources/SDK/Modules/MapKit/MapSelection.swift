// MapKit: the declarations of MapSelection.
// Declared as the framework's interface has it, with code of our own.

struct MapSelection<SelectionValue>: MapSelectable where SelectionValue: Hashable {
  let value: SelectionValue?
  let feature: MapFeature?
  init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }
  init(_ feature: MapFeature?) {
    value = nil
    self.feature = feature
  }
}
