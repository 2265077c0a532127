// CloudKit: the declarations of CKDatabaseOperation.
// Declared as the framework's interface has it, with code of our own.

class CKDatabaseOperation: CKOperation {
  var database: CKDatabase?
  override init() {}
}
