// URLImage: the declarations of URLImageService, as its documentation has them.

class URLImageService {
  let fileStore: URLImageFileStoreType?
  let inMemoryStore: URLImageInMemoryStoreType?

  init(fileStore: URLImageFileStoreType? = nil, inMemoryStore: URLImageInMemoryStoreType? = nil) {
    self.fileStore = fileStore
    self.inMemoryStore = inMemoryStore
  }
}
