// MapKit: the declarations of MKFeatureDisplayPriority.
// Declared as the framework's interface has it, with code of our own.

struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
  var rawValue: Float
  init(_ rawValue: Float) { self.rawValue = rawValue }
  init(rawValue: Float) { self.rawValue = rawValue }
  static let required = MKFeatureDisplayPriority(1000)
  static let defaultHigh = MKFeatureDisplayPriority(750)
  static let defaultLow = MKFeatureDisplayPriority(250)
}
