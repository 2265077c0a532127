// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of AppStorageKeyID.

struct AppStorageKeyID: Hashable {
  let key: String
}
