// Kingfisher: the declarations of KFAnimatedImage, as its documentation has them.

/// A view of UIKit's shows the frames; it is no element by itself.
struct KFAnimatedImage: KFImageProtocol {
  typealias HoldingView = KFAnimatedImageViewRepresenter

  var _shown: _ShownPicture
  private var content: ((HoldingView) -> AnyView)?

  init(source: Source?) { _shown = _ShownPicture(source: source) }

  var body: some View {
    _shown.view {
      if let content { content(HoldingView()) } else { HoldingView() }
    }
  }

  func configure(_ block: @escaping (AnimatedImageView) -> Void) -> KFAnimatedImage { self }
  func contentConfigure<V: View>(_ block: @escaping (HoldingView) -> V) -> KFAnimatedImage {
    var copy = self
    copy.content = { AnyView(block($0)) }
    return copy
  }
  func purgeFramesOnBackground(_ purge: Bool = true) -> KFAnimatedImage { self }
}
