// MapKit: the declarations of MKMapSize.
// Declared as the framework's interface has it, with code of our own.

struct MKMapSize: Sendable {
  var width: Double
  var height: Double
  init() {
    width = 0
    height = 0
  }
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
