// SwiftData: the declarations of DataStoreSnapshot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DataStoreSnapshot: Decodable, Encodable {
  var persistentIdentifier: PersistentIdentifier { get }
  init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
  func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}
