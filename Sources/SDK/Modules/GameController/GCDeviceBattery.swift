// GameController: the declarations of GCDeviceBattery.
// Declared as the framework's interface has it, with code of our own.

class GCDeviceBattery: NSObject {
  enum State: Int, Sendable {
    case unknown = -1
    case discharging = 0
    case charging
    case full
  }
  var batteryLevel: Float { get }
  var batteryState: GCDeviceBattery.State { get }
}
