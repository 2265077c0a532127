// CoreMotion: the declarations of CMMotionManager. No sensor is there.
// Declared as the framework's interface has it, with code of our own.

class CMMotionManager: NSObject {
  var accelerometerUpdateInterval: TimeInterval = 0.01
  var gyroUpdateInterval: TimeInterval = 0.01
  var magnetometerUpdateInterval: TimeInterval = 0.025
  var deviceMotionUpdateInterval: TimeInterval = 0.01
  var isAccelerometerAvailable: Bool { false }
  var isAccelerometerActive: Bool { false }
  var isGyroAvailable: Bool { false }
  var isGyroActive: Bool { false }
  var isMagnetometerAvailable: Bool { false }
  var isMagnetometerActive: Bool { false }
  var isDeviceMotionAvailable: Bool { false }
  var isDeviceMotionActive: Bool { false }
  var accelerometerData: CMAccelerometerData? { nil }
  var deviceMotion: CMDeviceMotion? { nil }
  override init() {}
  func startAccelerometerUpdates() {}
  func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  func stopAccelerometerUpdates() {}
  func startGyroUpdates() {}
  func stopGyroUpdates() {}
  func startDeviceMotionUpdates() {}
  func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  func stopDeviceMotionUpdates() {}
}
