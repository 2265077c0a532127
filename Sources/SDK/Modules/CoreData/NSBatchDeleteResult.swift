// CoreData: the declarations of NSBatchDeleteResult.
// Declared as the framework's interface has it, with code of our own.

class NSBatchDeleteResult: NSPersistentStoreResult {
  let result: Any?
  let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
    super.init()
  }
}
