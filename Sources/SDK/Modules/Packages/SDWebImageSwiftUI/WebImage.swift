// SDWebImageSwiftUI: the declarations of WebImage, as its documentation has them.

/// What has an address is taken as loaded, like an `AsyncImage`; its picture is a decorative one.
struct WebImage<Content>: View where Content: View {
  private let url: URL?
  private let content: (WebImagePhase) -> Content
  private var configurations: [(Image) -> Image] = []
  private var placeholder: AnyView?
  @Binding var isAnimating: Bool

  init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
  ) where Content == Image {
    self.init(url: url, isAnimating: isAnimating) { phase in phase.image ?? Image(uiImage: UIImage()) }
  }
  init<I, P>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, isAnimating: isAnimating) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
    _isAnimating = isAnimating
  }

  var body: some View {
    ZStack {
      AsyncImage(url: url) { _ in
        content(.success(image))
      } placeholder: {
        if let placeholder { placeholder } else { content(.empty) }
      }
    }
  }

  private var image: Image {
    configurations.reduce(Image(decorative: "")) { image, change in change(image) }
  }

  private func configure(_ block: @escaping (Image) -> Image) -> WebImage {
    var copy = self
    copy.configurations.append(block)
    return copy
  }

  func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
    configure { $0.renderingMode(renderingMode) }
  }
  func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
    configure { $0.interpolation(interpolation) }
  }
  func antialiased(_ isAntialiased: Bool) -> WebImage { configure { $0.antialiased(isAntialiased) } }

  /// As versions before 3 have it.
  func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage {
    var copy = self
    copy.placeholder = AnyView(content())
    return copy
  }
  func placeholder(_ image: Image) -> WebImage { placeholder { image } }

  func onFailure(perform action: ((Error) -> Void)? = nil) -> WebImage { self }
  func onSuccess(
    perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)? = nil
  ) -> WebImage { self }
  func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }

  func retryOnAppear(_ flag: Bool) -> WebImage { self }
  func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
  func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
  func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
  func runLoopMode(_ runLoopMode: RunLoop.Mode) -> WebImage { self }
  func pausable(_ pausable: Bool) -> WebImage { self }
  func purgeable(_ purgeable: Bool) -> WebImage { self }
  func playbackRate(_ playbackRate: Double) -> WebImage { self }

  /// It turns only while there is no picture yet.
  func indicator<T: View>(_ indicator: Indicator<T>) -> some View { self }
  func indicator<T: View>(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) -> some View { self }
}
