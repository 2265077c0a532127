// SwiftUI: the declarations of DocumentGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DocumentGroup<Document, Content>: Scene where Content: View {
  typealias Body = Never
}

extension DocumentGroup where Document: ReferenceFileDocument {
  init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
  init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
}

extension DocumentGroup where Document: FileDocument {
  init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
  init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
}
