// CoreTransferable: the declarations of String.
// Declared as the framework's interface has it, with code of our own.

extension String: Transferable {
  static var transferRepresentation: some TransferRepresentation<String> { get }
}
