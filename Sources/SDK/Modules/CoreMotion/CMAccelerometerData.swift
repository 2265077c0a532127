// CoreMotion: the declarations of CMAccelerometerData.
// Declared as the framework's interface has it, with code of our own.

class CMAccelerometerData: NSObject {
  var acceleration: CMAcceleration { get }
}
