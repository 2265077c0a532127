// CoreBluetooth: the declarations of CBService.
// Declared as the framework's interface has it, with code of our own.

class CBService: CBAttribute {
  weak var peripheral: CBPeripheral? { get }
  var isPrimary: Bool { get }
  var includedServices: [CBService]? { get }
  var characteristics: [CBCharacteristic]? { get }
}
