// MapKit: the declarations of MKAnnotationViewZPriority.
// Declared as the framework's interface has it, with code of our own.

struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
  var rawValue: Float
  init(_ rawValue: Float) { self.rawValue = rawValue }
  init(rawValue: Float) { self.rawValue = rawValue }
  static let max = MKAnnotationViewZPriority(1000)
  static let defaultSelected = MKAnnotationViewZPriority(1000)
  static let defaultUnselected = MKAnnotationViewZPriority(500)
  static let min = MKAnnotationViewZPriority(0)
}
