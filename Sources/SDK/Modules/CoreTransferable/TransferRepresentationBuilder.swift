// CoreTransferable: the declarations of TransferRepresentationBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder enum TransferRepresentationBuilder<Item> where Item: Transferable {
  static func buildExpression<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation
  static func buildExpression<Encoder, Decoder>(_ content: CodableRepresentation<Item, Encoder, Decoder>)
    -> CodableRepresentation<Item, Encoder, Decoder> where Item: Decodable, Item: Encodable
  static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation
  static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2) -> _TupleTransferRepresentation<
    Item, (C1, C2)
  >
  where Item == C1.Item, C1: TransferRepresentation, C2: TransferRepresentation
  static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3)
    -> _TupleTransferRepresentation<Item, (C1, C2, C3)>
  where Item == C1.Item, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
  static func buildBlock<C1, C2, C3, C4>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4)
    -> _TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where
    Item == C1.Item, C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation,
    C4: TransferRepresentation
}
