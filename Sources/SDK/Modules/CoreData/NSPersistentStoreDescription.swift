// CoreData: the declarations of NSPersistentStoreDescription.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStoreDescription: NSObject {
  var type = NSSQLiteStoreType
  var configuration: String?
  var url: URL?
  var options: [String: NSObject] = [:]
  var isReadOnly = false
  var timeout: TimeInterval = 240
  var sqlitePragmas: [String: NSObject] = [:]
  var shouldAddStoreAsynchronously = false
  var shouldMigrateStoreAutomatically = true
  var shouldInferMappingModelAutomatically = true
  var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  override init() {}
  init(url: URL) { self.url = url }
  func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}
