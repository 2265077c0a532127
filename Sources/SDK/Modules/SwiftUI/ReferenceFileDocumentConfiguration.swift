// SwiftUI: the declarations of ReferenceFileDocumentConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
  @ObservedObject var document: Document { get set }
  var $document: ObservedObject<Document>.Wrapper { get }
  var fileURL: URL? { get set }
  var isEditable: Bool { get set }
}
