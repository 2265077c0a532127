// SwiftUI: the declarations of FileDocumentConfiguration.
// Declared as the framework's interface has it, with code of our own.

/// A new document has no file until it is saved.
struct FileDocumentConfiguration<Document> where Document: FileDocument {
  @Binding var document: Document
  var fileURL: URL? = nil
  var isEditable: Bool = true

  init(_document: Binding<Document>) { self._document = _document }
}
