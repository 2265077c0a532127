// SwiftUI: the declarations of FileDocument.
// Declared as the framework's interface has it, with code of our own.

protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  static var writableContentTypes: [UTType] { readableContentTypes }
}
