// CloudKit: the declarations of CKOperationGroup.
// Declared as the framework's interface has it, with code of our own.

class CKOperationGroup: NSObject, Sendable {
  var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  var name: String?
  var quantity = 0
  override init() {}
}
