// CoreData: the declarations of NSMergePolicy.
// Declared as the framework's interface has it, with code of our own.

class NSMergePolicy: NSObject {
  let mergeType: NSMergePolicyType

  init(merge ty: NSMergePolicyType) { mergeType = ty }

  static let error = NSMergePolicy(merge: .errorMergePolicyType)
  static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}
