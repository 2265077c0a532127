// SwiftUI: the declarations of _ReferenceDocumentEditor.
// Declared as the framework's interface has it, with code of our own.

/// The window of a document that is an object: it is made once and observed.
struct _ReferenceDocumentEditor<Document, Content>: View
where Document: ReferenceFileDocument, Content: View {
  @StateObject var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self._document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: some View {
    editor(ReferenceFileDocumentConfiguration(_document: document)).environmentObject(document)
  }
}
