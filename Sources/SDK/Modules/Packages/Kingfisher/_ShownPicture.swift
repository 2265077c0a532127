// Kingfisher: the declarations of _ShownPicture, as its documentation has them.

/// What a picture shows, while there is none and then.
struct _ShownPicture {
  /// One for all copies, as they may be set through any of them.
  final class Options {
    var value = KingfisherParsedOptionsInfo(nil)

    init() {}
  }

  var source: Source?
  var placeholder: (() -> AnyView)?
  var failure: (() -> AnyView)?
  var failureImage: KFCrossPlatformImage?
  let options = Options()

  init(source: Source?) { self.source = source }

  /// What has a source is taken as loaded, like an `AsyncImage` with an address; what has none fails at once.
  @ViewBuilder func view<Loaded: View>(@ViewBuilder _ loaded: @escaping () -> Loaded) -> some View {
    ZStack {
      if case .provider? = source {
        loaded()
      } else {
        AsyncImage(url: source?.url) { _ in
          loaded()
        } placeholder: {
          waiting(loaded)
        }
      }
    }
  }

  @ViewBuilder private func waiting<Loaded: View>(_ loaded: () -> Loaded) -> some View {
    if let failure {
      failure()
    } else if failureImage != nil {
      loaded()
    } else if let placeholder {
      placeholder()
    } else {
      Color.clear
    }
  }
}
