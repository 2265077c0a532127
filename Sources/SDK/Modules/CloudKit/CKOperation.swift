// CloudKit: the declarations of CKOperation.
// Declared as the framework's interface has it, with code of our own.

class CKOperation: Operation {
  class Configuration: NSObject, Sendable {
    var container: CKContainer?
    var qualityOfService: QualityOfService = .default
    var allowsCellularAccess = true
    var isLongLived = false
    var timeoutIntervalForRequest: TimeInterval = 60
    var timeoutIntervalForResource: TimeInterval = 604800
    override init() {}
  }
  var configuration: CKOperation.Configuration! = CKOperation.Configuration()
  var group: CKOperationGroup?
  var operationID: String { get }
  var longLivedOperationWasPersistedBlock: (() -> Void)?
  override init() {}
}
