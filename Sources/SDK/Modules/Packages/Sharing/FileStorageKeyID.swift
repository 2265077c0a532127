// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of FileStorageKeyID.

struct FileStorageKeyID: Hashable {
  let url: URL
}
