// CoreTransferable: the declarations of CodableRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable, Item: Decodable, Item: Encodable {
  typealias Body = Never
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  init(for itemType: Item.Type = Item.self, contentType: UTType)
}

extension CodableRepresentation {
  init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
}
