// SwiftData: the declarations of DefaultSnapshot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultSnapshot: DataStoreSnapshot {
  let persistentIdentifier: PersistentIdentifier
  init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
  func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
  ) -> DefaultSnapshot
}
