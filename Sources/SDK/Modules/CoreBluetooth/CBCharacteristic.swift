// CoreBluetooth: the declarations of CBCharacteristic.
// Declared as the framework's interface has it, with code of our own.

class CBCharacteristic: CBAttribute {
  weak var service: CBService? { get }
  var properties: CBCharacteristicProperties { get }
  var value: Data? { get }
  var descriptors: [CBDescriptor]? { get }
  var isNotifying: Bool { get }
}
