// CoreTransferable: the declarations of TransferRepresentation.
// Declared as the framework's interface has it, with code of our own.

protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension TransferRepresentation {
  func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Self.Item>
  func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item>
  func suggestedFileName(_ fileName: @escaping (Self.Item) -> String?) -> some TransferRepresentation<
    Self.Item
  >
  func exportingCondition(_ condition: @escaping (Self.Item) -> Bool) -> some TransferRepresentation<
    Self.Item
  >
}
