// SwiftData: the declarations of ModelConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct ModelConfiguration: Identifiable, Hashable {
  struct CloudKitDatabase {
    init() {}
    static var automatic: ModelConfiguration.CloudKitDatabase { CloudKitDatabase() }
    static var none: ModelConfiguration.CloudKitDatabase { CloudKitDatabase() }
    static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase {
      CloudKitDatabase()
    }
  }
  struct GroupContainer {
    init() {}
    static var automatic: ModelConfiguration.GroupContainer { GroupContainer() }
    static var none: ModelConfiguration.GroupContainer { GroupContainer() }
    static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer { GroupContainer() }
  }
  let url: URL
  let name: String
  var schema: Schema?
  let allowsSave: Bool
  let isStoredInMemoryOnly: Bool
  init(isStoredInMemoryOnly: Bool = false) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
  init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(_types: forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: ModelConfiguration.GroupContainer = .automatic,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/Library/Application Support/\(name ?? "default").store")
  }
  init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }
  var id: URL { url }
  func hash(into hasher: inout Hasher) { hasher.combine(url) }
  static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.url == rhs.url && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly
  }
  typealias ID = URL
}
