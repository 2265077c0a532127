// Photos: the declarations of PHFetchOptions.
// Declared as the framework's interface has it, with code of our own.

class PHFetchOptions: NSObject {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var includeHiddenAssets = false
  var fetchLimit = 0
  override init() {}
}
