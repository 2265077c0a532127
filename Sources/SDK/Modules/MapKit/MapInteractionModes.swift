// MapKit: the declarations of MapInteractionModes.
// Declared as the framework's interface has it, with code of our own.

struct MapInteractionModes: OptionSet, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let pan = MapInteractionModes(rawValue: 1)
  static let zoom = MapInteractionModes(rawValue: 2)
  static let rotate = MapInteractionModes(rawValue: 4)
  static let pitch = MapInteractionModes(rawValue: 8)
  static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
