// CloudKit: the declarations of CKAsset.
// Declared as the framework's interface has it, with code of our own.

class CKAsset: NSObject, CKRecordValueProtocol, Sendable {
  let fileURL: URL?
  init(fileURL: URL) { self.fileURL = fileURL }
}
