// SwiftUI: the declarations of ReferenceFileDocument.
// Declared as the framework's interface has it, with code of our own.

protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  typealias ReadConfiguration = FileDocumentReadConfiguration
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  static var writableContentTypes: [UTType] { readableContentTypes }
}
