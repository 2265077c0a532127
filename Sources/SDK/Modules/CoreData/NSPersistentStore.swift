// CoreData: the declarations of NSPersistentStore.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentStore: NSObject {
  let type: String
  var url: URL?
  var identifier: String! = "store"
  var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  var isReadOnly = false
  var options: [AnyHashable: Any]?
  var metadata: [String: Any]! = [:]
  weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ type: String, _ url: URL?) {
    self.type = type
    self.url = url
  }

  struct StoreType: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let sqlite = StoreType(rawValue: "SQLite")
    static let inMemory = StoreType(rawValue: "InMemory")
    static let binary = StoreType(rawValue: "Binary")
  }
}
