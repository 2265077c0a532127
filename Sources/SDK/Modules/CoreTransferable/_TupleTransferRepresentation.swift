// CoreTransferable: the declarations of _TupleTransferRepresentation.
// Declared as the framework's interface has it, with code of our own.

struct _TupleTransferRepresentation<Item, Content>: TransferRepresentation where Item: Transferable {
  typealias Body = Never
}
