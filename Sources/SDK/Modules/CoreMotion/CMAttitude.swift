// CoreMotion: the declarations of CMAttitude.
// Declared as the framework's interface has it, with code of our own.

class CMAttitude: NSObject {
  var roll: Double { get }
  var pitch: Double { get }
  var yaw: Double { get }
}
