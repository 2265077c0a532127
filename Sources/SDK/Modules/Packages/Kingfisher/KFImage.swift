// Kingfisher: the declarations of KFImage, as its documentation has them.

struct KFImage: KFImageProtocol {
  typealias HoldingView = Image

  var _shown: _ShownPicture
  private var configurations: [(Image) -> Image] = []
  private var content: ((Image) -> AnyView)?

  init(source: Source?) { _shown = _ShownPicture(source: source) }

  var body: some View {
    _shown.view {
      if let content { content(image) } else { image }
    }
  }

  private var image: Image {
    configurations.reduce(Image(uiImage: UIImage())) { image, change in change(image) }
  }

  func configure(_ block: @escaping (Image) -> Image) -> KFImage {
    var copy = self
    copy.configurations.append(block)
    return copy
  }
  func contentConfigure<V: View>(_ block: @escaping (Image) -> V) -> KFImage {
    var copy = self
    copy.content = { AnyView(block($0)) }
    return copy
  }

  func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> KFImage {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> KFImage {
    configure { $0.renderingMode(renderingMode) }
  }
  func interpolation(_ interpolation: Image.Interpolation) -> KFImage {
    configure { $0.interpolation(interpolation) }
  }
  func antialiased(_ isAntialiased: Bool) -> KFImage { configure { $0.antialiased(isAntialiased) } }
  func loadImmediately(_ start: Bool = true) -> KFImage { self }
}
