// CoreTransferable: the declarations of AttributedString.
// Declared as the framework's interface has it, with code of our own.

extension AttributedString: Transferable {
  static var transferRepresentation: some TransferRepresentation<AttributedString> { get }
}
