// SwiftData: the declarations of DataStoreError.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum DataStoreError: Error, Hashable {
  case unsupportedFeature
  case preferInMemoryFilter
  case preferInMemorySort
  case invalidPredicate
}
