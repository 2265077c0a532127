// Nuke: the declarations of DataLoader, as its documentation has them.

final class DataLoader: DataLoading {
  static var sharedUrlCache: URLCache { .shared }
  static var defaultConfiguration: URLSessionConfiguration { .default }

  init(configuration: URLSessionConfiguration = .default) {}
}
