// CoreTransferable: the declarations of FileRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
  init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item)
  init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile)
  init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item)
  typealias Body = Never
}
