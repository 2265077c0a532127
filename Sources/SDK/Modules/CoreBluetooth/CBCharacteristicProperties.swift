// CoreBluetooth: the declarations of CBCharacteristicProperties.
// Declared as the framework's interface has it, with code of our own.

struct CBCharacteristicProperties: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  static let read = CBCharacteristicProperties(rawValue: 0x02)
  static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  static let write = CBCharacteristicProperties(rawValue: 0x08)
  static let notify = CBCharacteristicProperties(rawValue: 0x10)
  static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}
