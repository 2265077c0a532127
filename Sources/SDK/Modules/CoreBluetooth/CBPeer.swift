// CoreBluetooth: the declarations of CBPeer.
// Declared as the framework's interface has it, with code of our own.

class CBPeer: NSObject {
  var identifier: UUID { get }
}
