// CoreTransferable: the declarations of URL.
// Declared as the framework's interface has it, with code of our own.

extension URL: Transferable {
  static var transferRepresentation: some TransferRepresentation<URL> { get }
}
