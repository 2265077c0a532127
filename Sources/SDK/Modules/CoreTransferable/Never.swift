// CoreTransferable: the declarations of Never.
// Declared as the framework's interface has it, with code of our own.

extension Never: Transferable, TransferRepresentation {
  typealias Item = Never
  typealias Body = Never
  typealias Representation = Never
  var body: Never { get }
  static var transferRepresentation: Never { get }
}
