// Foundation: the declarations of FileAttributeType.
// Declared as the toolchain's interface has it, with code of our own.

struct FileAttributeType: Hashable, RawRepresentable, Sendable {
  static let typeBlockSpecial = FileAttributeType(rawValue: "NSFileTypeBlockSpecial")
  static let typeCharacterSpecial = FileAttributeType(rawValue: "NSFileTypeCharacterSpecial")
  static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
  static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
  static let typeSocket = FileAttributeType(rawValue: "NSFileTypeSocket")
  static let typeSymbolicLink = FileAttributeType(rawValue: "NSFileTypeSymbolicLink")
  static let typeUnknown = FileAttributeType(rawValue: "NSFileTypeUnknown")
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
}
