// CoreTransferable: the declarations of SentTransferredFile.
// Declared as the framework's interface has it, with code of our own.

struct SentTransferredFile {
  let file: URL
  let allowAccessingOriginalFile: Bool

  init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
