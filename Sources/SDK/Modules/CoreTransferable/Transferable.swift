// CoreTransferable: the declarations of Transferable.
// Declared as the framework's interface has it, with code of our own.

protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

extension Transferable {
  static func importedContentTypes() -> [UTType]
  static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType]
  func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType]
  var suggestedFilename: String? { get }
  init(importing data: Data, contentType: UTType?) async throws
  func exported(as contentType: UTType?) async throws -> Data
}
