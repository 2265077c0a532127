// SwiftUI: the declarations of ReferenceFileDocumentConfiguration.
// Declared as the framework's interface has it, with code of our own.

/// A new document has no file until it is saved.
struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
  @ObservedObject var document: Document
  var fileURL: URL? = nil
  var isEditable: Bool = true

  init(_document: Document) { self._document = ObservedObject(wrappedValue: _document) }
}
