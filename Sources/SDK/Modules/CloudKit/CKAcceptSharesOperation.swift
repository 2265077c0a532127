// CloudKit: the declarations of CKAcceptSharesOperation.
// Declared as the framework's interface has it, with code of our own.

class CKAcceptSharesOperation: CKOperation {
  var shareMetadatas: [CKShare.Metadata]?
  var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  override init() {}
  convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }
}
