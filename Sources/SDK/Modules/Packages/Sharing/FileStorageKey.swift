// swift-sharing (github.com/pointfreeco/swift-sharing): the declarations of FileStorageKey, as its documentation has them.

import Foundation

final class FileStorageKey<Value>: SharedKey {
  let url: URL
  init(_url url: URL) { self.url = url }
  var id: FileStorageKeyID { FileStorageKeyID(url: url) }
}
