// CoreTransferable: the declarations of ReceivedTransferredFile.
// Declared as the framework's interface has it, with code of our own.

struct ReceivedTransferredFile {
  let file: URL
  let isOriginalFile: Bool
  init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
