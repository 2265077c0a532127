// GameController: the declarations of GCExtendedGamepad.
// Declared as the framework's interface has it, with code of our own.

class GCExtendedGamepad: GCPhysicalInputProfile {
  var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  var dpad: GCControllerDirectionPad { get }
  var buttonA: GCControllerButtonInput { get }
  var buttonB: GCControllerButtonInput { get }
  var buttonX: GCControllerButtonInput { get }
  var buttonY: GCControllerButtonInput { get }
  var buttonMenu: GCControllerButtonInput { get }
  var buttonOptions: GCControllerButtonInput? { get }
  var leftThumbstick: GCControllerDirectionPad { get }
  var rightThumbstick: GCControllerDirectionPad { get }
  var leftShoulder: GCControllerButtonInput { get }
  var rightShoulder: GCControllerButtonInput { get }
  var leftTrigger: GCControllerButtonInput { get }
  var rightTrigger: GCControllerButtonInput { get }
}
