// SwiftUI: the declarations of FileDocument.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  static var writableContentTypes: [UTType] { get }
}
