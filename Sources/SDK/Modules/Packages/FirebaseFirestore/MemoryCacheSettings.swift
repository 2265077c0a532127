// FirebaseFirestore: the declarations of MemoryCacheSettings, as its documentation has them.

class MemoryCacheSettings: NSObject, LocalCacheSettings {
  override init() {}
  init(garbageCollectorSettings settings: Any) {}
}
