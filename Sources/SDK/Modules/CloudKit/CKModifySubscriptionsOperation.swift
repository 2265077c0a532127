// CloudKit: the declarations of CKModifySubscriptionsOperation.
// Declared as the framework's interface has it, with code of our own.

class CKModifySubscriptionsOperation: CKDatabaseOperation {
  var subscriptionsToSave: [CKSubscription]?
  var subscriptionIDsToDelete: [CKSubscription.ID]?
  var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  override init() {}
  convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
}
