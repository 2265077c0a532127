// CoreData: the declarations of NSManagedObjectModel.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObjectModel: NSObject {
  var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities {
        entity.managedObjectModel = self
        entity._register()
      }
    }
  }
  var configurations: [String] { [] }
  var versionIdentifiers: Set<AnyHashable> = []

  override init() {}
  convenience init?(contentsOf url: URL) { self.init() }

  var entitiesByName: [String: NSEntityDescription] {
    var all: [String: NSEntityDescription] = [:]
    for entity in entities { all[entity.name ?? ""] = entity }
    return all
  }
  func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    self.entities += entities
  }
  class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = (models ?? []).flatMap { $0.entities }
  }
  func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>?
}
