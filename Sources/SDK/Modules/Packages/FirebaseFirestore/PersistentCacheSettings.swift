// FirebaseFirestore: the declarations of PersistentCacheSettings, as its documentation has them.

class PersistentCacheSettings: NSObject, LocalCacheSettings {
  override init() {}
  init(sizeBytes size: NSNumber) {}
}
