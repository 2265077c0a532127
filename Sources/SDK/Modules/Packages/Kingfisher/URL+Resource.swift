// Kingfisher: what it adds to URL, as its documentation has it.

extension URL: Resource {
  var cacheKey: String { absoluteString }
  var downloadURL: URL { self }
}
