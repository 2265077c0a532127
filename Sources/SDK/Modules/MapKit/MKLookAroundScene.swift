// MapKit: the declarations of MKLookAroundScene.
// Declared as the framework's interface has it, with code of our own.

class MKLookAroundScene: NSObject, NSCopying, Sendable {
  func copy(with zone: NSZone? = nil) -> Any { self }
}
