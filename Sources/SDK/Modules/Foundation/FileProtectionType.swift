// Foundation: the declarations of FileProtectionType.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct FileProtectionType: RawRepresentable, Sendable {
  typealias RawValue = String
  static let none: FileProtectionType
  static let complete: FileProtectionType
  static let completeUnlessOpen: FileProtectionType
  static let completeUntilFirstUserAuthentication: FileProtectionType
  static let inactive: FileProtectionType
  let rawValue: String
  init(rawValue: String)
}
