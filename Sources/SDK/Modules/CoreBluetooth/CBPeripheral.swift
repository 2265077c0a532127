// CoreBluetooth: the declarations of CBPeripheral.
// Declared as the framework's interface has it, with code of our own.

class CBPeripheral: CBPeer {
  weak var delegate: (any CBPeripheralDelegate)?
  var name: String? { get }
  var state: CBPeripheralState { get }
  var services: [CBService]? { get }
  var canSendWriteWithoutResponse: Bool { get }
  func readRSSI() {}
  func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  func discoverDescriptors(for characteristic: CBCharacteristic) {}
  func readValue(for characteristic: CBCharacteristic) {}
  func readValue(for descriptor: CBDescriptor) {}
  func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
}
