// GameController: the declarations of GCControllerElement.
// Declared as the framework's interface has it, with code of our own.

class GCControllerElement: NSObject {
  var isAnalog: Bool { get }
  var localizedName: String? { get }
  var sfSymbolsName: String? { get }
}
