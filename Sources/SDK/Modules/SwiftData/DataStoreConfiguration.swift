// SwiftData: the declarations of DataStoreConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DataStoreConfiguration: Hashable {
  associatedtype Store: DataStore where Self == Self.Store.Configuration
  var name: String { get }
  var schema: Schema? { get set }
  func validate() throws
}

extension DataStoreConfiguration {
  func validate() throws
}
