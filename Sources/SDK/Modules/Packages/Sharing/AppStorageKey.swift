// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of AppStorageKey, as its documentation has them.

struct AppStorageKey<Value>: SharedKey {
  let _key: String
  var id: AppStorageKeyID { AppStorageKeyID(key: _key) }
}
