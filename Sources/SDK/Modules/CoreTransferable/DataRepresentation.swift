// CoreTransferable: the declarations of DataRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
  init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item)
  init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data)
  init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item)
  typealias Body = Never
}
