// CoreBluetooth: the declarations of CBCharacteristicWriteType.
// Declared as the framework's interface has it, with code of our own.

enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse
}
