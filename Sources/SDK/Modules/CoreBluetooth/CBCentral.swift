// CoreBluetooth: the declarations of CBCentral.
// Declared as the framework's interface has it, with code of our own.

class CBCentral: CBPeer {
  var maximumUpdateValueLength: Int { get }
}
