// SwiftUI: the declarations of DocumentGroup.
// Declared as the framework's interface has it, with code of our own.

/// Opened without a file, a group shows a new document in its editor. One that only views files has none to show.
struct DocumentGroup<Document, Content>: Scene where Content: View {
  typealias Body = Never

  /// The scene as it is recorded: what its window shows.
  init<Window>(content: @escaping () -> Window) where Window: View
}

extension DocumentGroup where Document: ReferenceFileDocument {
  init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(content: { _ReferenceDocumentEditor(document: newDocument(), editor: editor) })
  }
  init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
}

extension DocumentGroup where Document: FileDocument {
  init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(content: { _DocumentEditor(document: newDocument(), editor: editor) })
  }
  init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
}
