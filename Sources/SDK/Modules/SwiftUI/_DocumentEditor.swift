// SwiftUI: the declarations of _DocumentEditor.
// Declared as the framework's interface has it, with code of our own.

/// The window of a document that is a value: it keeps the document, and the editor changes it.
struct _DocumentEditor<Document, Content>: View where Document: FileDocument, Content: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    self._document = State(wrappedValue: document)
    self.editor = editor
  }

  var body: some View { editor(FileDocumentConfiguration(_document: $document)) }
}
