// AlertToast: the declarations of AlertToast, as its documentation has them.

struct AlertToast: View {
  enum BannerAnimation {
    case slide, pop
  }

  enum DisplayMode: Equatable {
    case alert, hud
    case banner(_ transition: BannerAnimation)
  }

  enum AlertType: Equatable {
    case complete(_ color: Color)
    case error(_ color: Color)
    case systemImage(_ name: String, _ color: Color)
    case image(_ name: String, _ color: Color)
    case loading, regular
  }

  enum AlertStyle: Equatable {
    case style(
      backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil,
      titleFont: Font? = nil, subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
  }

  var displayMode: DisplayMode
  var type: AlertType
  var title: String?
  var subTitle: String?
  var style: AlertStyle?

  init(
    displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil, subTitle: String? = nil,
    style: AlertStyle? = nil
  ) {
    self.displayMode = displayMode
    self.type = type
    self.title = title
    self.subTitle = subTitle
    self.style = style
  }
  init(displayMode: DisplayMode, type: AlertType, title: String? = nil) {
    self.init(displayMode: displayMode, type: type, title: title, subTitle: nil)
  }

  var alert: some View {
    VStack {
      _mark
      _words
    }
  }
  var hud: some View {
    HStack {
      _mark
      _words
    }
  }
  var banner: some View {
    VStack {
      Spacer()
      hud
    }
  }
  @ViewBuilder var body: some View {
    switch displayMode {
    case .alert: alert
    case .hud: hud
    case .banner: banner
    }
  }

  /// In the middle of the screen, marks are lines that are drawn; elsewhere they are symbols.
  @ViewBuilder private var _mark: some View {
    switch type {
    case .complete: if displayMode != .alert { Image(systemName: "checkmark") }
    case .error: if displayMode != .alert { Image(systemName: "xmark") }
    case .systemImage(let name, _): Image(systemName: name)
    case .image(let name, _): Image(name)
    case .loading: ProgressView()
    case .regular: EmptyView()
    }
  }
  private var _words: some View {
    VStack {
      if let title { Text(LocalizedStringKey(title)) }
      if let subTitle { Text(LocalizedStringKey(subTitle)) }
    }
  }
}
