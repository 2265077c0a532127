// SDWebImageSwiftUI: the declarations of AnimatedImage, as its documentation has them.

/// A view of UIKit's shows the frames; it is no element by itself.
struct AnimatedImage: View {
  @Binding var isAnimating: Bool

  init(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), placeholderImage: PlatformImage? = nil
  ) {
    _isAnimating = isAnimating
  }
  init<T: View>(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: @escaping () -> T
  ) {
    _isAnimating = isAnimating
  }
  init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
    _isAnimating = isAnimating
  }
  init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
    _isAnimating = isAnimating
  }

  var body: some View { ZStack { Color.clear.accessibilityHidden(true) } }

  func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> AnimatedImage { self }
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> AnimatedImage { self }
  func interpolation(_ interpolation: Image.Interpolation) -> AnimatedImage { self }
  func antialiased(_ isAntialiased: Bool) -> AnimatedImage { self }

  func customLoopCount(_ loopCount: UInt?) -> AnimatedImage { self }
  func maxBufferSize(_ bufferSize: UInt?) -> AnimatedImage { self }
  func incrementalLoad(_ incrementalLoad: Bool) -> AnimatedImage { self }
  func runLoopMode(_ runLoopMode: RunLoop.Mode) -> AnimatedImage { self }
  func pausable(_ pausable: Bool) -> AnimatedImage { self }
  func purgeable(_ purgeable: Bool) -> AnimatedImage { self }
  func playbackRate(_ playbackRate: Double) -> AnimatedImage { self }

  func onFailure(perform action: ((Error) -> Void)? = nil) -> AnimatedImage { self }
  func onSuccess(
    perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)? = nil
  ) -> AnimatedImage { self }
  func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> AnimatedImage { self }
}
