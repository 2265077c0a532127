// CoreTransferable: the declarations of ProxyRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  init(exporting: @escaping (Item) throws -> ProxyRepresentation)
  init(exporting: @escaping (Item) async throws -> ProxyRepresentation)
  init(importing: @escaping (ProxyRepresentation) throws -> Item)
  init(
    exporting: @escaping (Item) throws -> ProxyRepresentation,
    importing: @escaping (ProxyRepresentation) throws -> Item)
  typealias Body = Never
}
