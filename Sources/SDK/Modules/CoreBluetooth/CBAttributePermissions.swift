// CoreBluetooth: the declarations of CBAttributePermissions.
// Declared as the framework's interface has it, with code of our own.

struct CBAttributePermissions: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let readable = CBAttributePermissions(rawValue: 0x01)
  static let writeable = CBAttributePermissions(rawValue: 0x02)
  static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
  static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}
