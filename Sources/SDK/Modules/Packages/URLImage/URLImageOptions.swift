// URLImage: the declarations of URLImageOptions, as its documentation has them.

struct URLImageOptions {
  enum FetchPolicy: Hashable {
    case returnStoreElseLoad(downloadDelay: TimeInterval? = nil)
    case returnStoreDontLoad
  }

  struct LoadOptions: OptionSet, Hashable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    static let loadImmediately = LoadOptions(rawValue: 1)
    static let loadOnAppear = LoadOptions(rawValue: 2)
    static let cancelOnDisappear = LoadOptions(rawValue: 4)
  }

  var fetchPolicy: FetchPolicy
  var loadOptions: LoadOptions
  var maxPixelSize: CGSize?

  init(
    fetchPolicy: FetchPolicy = .returnStoreElseLoad(downloadDelay: 0.25),
    loadOptions: LoadOptions = [.loadImmediately], maxPixelSize: CGSize? = nil
  ) {
    self.fetchPolicy = fetchPolicy
    self.loadOptions = loadOptions
    self.maxPixelSize = maxPixelSize
  }
}
