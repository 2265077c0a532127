// SwiftData: the declarations of DataStoreSnapshotCodingKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum DataStoreSnapshotCodingKey: CodingKey {
  case persistentIdentifier
  case modeledProperty(String)
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}
