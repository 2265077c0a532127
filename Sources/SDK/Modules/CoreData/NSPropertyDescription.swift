// CoreData: the declarations of NSPropertyDescription.
// Declared as the framework's interface has it, with code of our own.

class NSPropertyDescription: NSObject {
  var name = ""
  var isOptional = true
  var isTransient = false
  var userInfo: [AnyHashable: Any]?
  var renamingIdentifier: String?
  var isIndexedBySpotlight = false
  var versionHash: Data { Data() }
  var entity: NSEntityDescription { _entity! }
  weak var _entity: NSEntityDescription?

  override init() {}
}
