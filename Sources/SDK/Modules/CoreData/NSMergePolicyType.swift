// CoreData: the declarations of NSMergePolicyType.
// Declared as the framework's interface has it, with code of our own.

enum NSMergePolicyType: UInt {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}
