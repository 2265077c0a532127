// CoreMotion: the declarations of CMAcceleration.
// Declared as the framework's interface has it, with code of our own.

struct CMAcceleration: Sendable {
  var x: Double
  var y: Double
  var z: Double
  init() {
    x = 0
    y = 0
    z = 0
  }
  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
