// GameController: the declarations of GCControllerButtonInput.
// Declared as the framework's interface has it, with code of our own.

class GCControllerButtonInput: GCControllerElement {
  var valueChangedHandler: GCControllerButtonValueChangedHandler?
  var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  var value: Float { get }
  var isPressed: Bool { get }
}
