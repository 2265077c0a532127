// Foundation: the declarations of FileAttributeType.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct FileAttributeType: Hashable, RawRepresentable, Sendable {
  typealias RawValue = String
  static let typeBlockSpecial: FileAttributeType
  static let typeCharacterSpecial: FileAttributeType
  static let typeDirectory: FileAttributeType
  static let typeRegular: FileAttributeType
  static let typeSocket: FileAttributeType
  static let typeSymbolicLink: FileAttributeType
  static let typeUnknown: FileAttributeType
  let rawValue: String
  init(rawValue: String)
  init(_ rawValue: String)
}
