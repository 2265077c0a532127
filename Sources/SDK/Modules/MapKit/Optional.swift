// MapKit: the declarations of Optional.
// Declared as the framework's interface has it, with code of our own.

extension Optional: MapContent where Wrapped: MapContent {
  var body: Never { get }
  typealias Body = Never
}

extension Optional: MapSelectable where Wrapped: MapSelectable {
  init(_ feature: MapFeature?) {
    self = .some(Wrapped(feature))
  }
  var feature: MapFeature? { self?.feature }
}
