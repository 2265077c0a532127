// SwiftData: the declarations of ModelConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible, DataStoreConfiguration {
  let url: URL
  let name: String
  let groupAppContainerIdentifier: String?
  let cloudKitContainerIdentifier: String?
  let groupContainer: ModelConfiguration.GroupContainer
  let cloudKitDatabase: ModelConfiguration.CloudKitDatabase
  var schema: Schema? { get set }
  let allowsSave: Bool
  let isStoredInMemoryOnly: Bool
  struct CloudKitDatabase {
    static var automatic: ModelConfiguration.CloudKitDatabase { get }
    static var none: ModelConfiguration.CloudKitDatabase { get }
    static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase
  }
  struct GroupContainer {
    static var automatic: ModelConfiguration.GroupContainer { get }
    static var none: ModelConfiguration.GroupContainer { get }
    static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer
  }
  init(isStoredInMemoryOnly: Bool = false)
  init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: ModelConfiguration.GroupContainer = .automatic,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
  init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
  var id: URL { get }
  func hash(into hasher: inout Hasher)
  static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool
  typealias ID = URL
  var debugDescription: String { get }
  typealias Store = DefaultStore
  func validate() throws
}
