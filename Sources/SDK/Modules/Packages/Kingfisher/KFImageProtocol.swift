// Kingfisher: the declarations of KFImageProtocol, as its documentation has them.

protocol KFImageProtocol: View, KFOptionSetter {
  associatedtype HoldingView: View
  var _shown: _ShownPicture { get set }
  init(source: Source?)
  func contentConfigure<V: View>(_ block: @escaping (HoldingView) -> V) -> Self
}

extension KFImageProtocol {
  init(_ url: URL?) { self.init(source: url?.convertToSource()) }

  static func source(_ source: Source?) -> Self { Self(source: source) }
  static func resource(_ resource: (any Resource)?) -> Self { Self(source: resource?.convertToSource()) }
  static func url(_ url: URL?, cacheKey: String? = nil) -> Self {
    Self(source: url?.convertToSource(overrideCacheKey: cacheKey))
  }
  static func dataProvider(_ provider: (any ImageDataProvider)?) -> Self {
    Self(source: provider?.convertToSource())
  }
  static func data(_ data: Data?, cacheKey: String) -> Self {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }

  var options: KingfisherParsedOptionsInfo {
    get { _shown.options.value }
    nonmutating set { _shown.options.value = newValue }
  }

  func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
    var copy = self
    copy._shown.placeholder = { AnyView(content(Progress(totalUnitCount: 0))) }
    return copy
  }
  func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
    var copy = self
    copy._shown.placeholder = { AnyView(content()) }
    return copy
  }
  func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
    var copy = self
    copy._shown.failure = { AnyView(content()) }
    return copy
  }
  func onFailureImage(_ image: KFCrossPlatformImage?) -> Self {
    guard let image, _shown.failure == nil else { return self }
    var copy = self
    copy._shown.failureImage = image
    return copy
  }

  func cancelOnDisappear(_ flag: Bool) -> Self { self }
  func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
  func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
  func fade(duration: TimeInterval) -> Self { self }
  func loadTransition(_ transition: AnyTransition, animation: Animation? = .default) -> Self { self }
  func loadTransition<T: Transition>(_ transition: T, animation: Animation? = .default) -> Self { self }
}
