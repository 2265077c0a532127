// GameController: the declarations of GCControllerAxisInput.
// Declared as the framework's interface has it, with code of our own.

class GCControllerAxisInput: GCControllerElement {
  var value: Float { get }
}
