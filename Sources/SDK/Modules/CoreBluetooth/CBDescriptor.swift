// CoreBluetooth: the declarations of CBDescriptor.
// Declared as the framework's interface has it, with code of our own.

class CBDescriptor: CBAttribute {
  weak var characteristic: CBCharacteristic? { get }
  var value: Any? { get }
}
