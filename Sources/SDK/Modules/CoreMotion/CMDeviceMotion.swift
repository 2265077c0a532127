// CoreMotion: the declarations of CMDeviceMotion.
// Declared as the framework's interface has it, with code of our own.

class CMDeviceMotion: NSObject {
  var attitude: CMAttitude { get }
  var gravity: CMAcceleration { get }
  var userAcceleration: CMAcceleration { get }
}
