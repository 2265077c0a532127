// GameController: the declarations of GCMicroGamepad.
// Declared as the framework's interface has it, with code of our own.

class GCMicroGamepad: GCPhysicalInputProfile {
  var dpad: GCControllerDirectionPad { get }
  var buttonA: GCControllerButtonInput { get }
  var buttonX: GCControllerButtonInput { get }
  var buttonMenu: GCControllerButtonInput { get }
}
