// Kingfisher: the declarations of RetrieveImageResult, as its documentation has them.

struct RetrieveImageResult {
  let image: KFCrossPlatformImage
  let cacheType: CacheType
  let source: Source
  let originalSource: Source
}
