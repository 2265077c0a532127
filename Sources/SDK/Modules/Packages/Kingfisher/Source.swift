// Kingfisher: the declarations of Source, as its documentation has them.

enum Source {
  case network(any Resource)
  case provider(any ImageDataProvider)

  var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
}
