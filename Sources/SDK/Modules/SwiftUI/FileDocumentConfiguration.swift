// SwiftUI: the declarations of FileDocumentConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FileDocumentConfiguration<Document> where Document: FileDocument {
  @Binding var document: Document { get nonmutating set }
  var $document: Binding<Document> { get }
  var fileURL: URL? { get set }
  var isEditable: Bool { get set }
}
