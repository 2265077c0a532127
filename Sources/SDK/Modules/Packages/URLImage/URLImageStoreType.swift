// URLImage: the declarations of URLImageStoreType, as its documentation has them.

protocol URLImageStoreType {
  func removeAllImages()
  func removeImageWithURL(_ url: URL)
  func removeImageWithIdentifier(_ identifier: String)
}
