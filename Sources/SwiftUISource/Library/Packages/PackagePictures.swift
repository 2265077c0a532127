/// Pictures from the network, states of previews, and units of time, as public packages offer them.
extension PackageViews {
  /// github.com/SDWebImage/SDWebImageSwiftUI: until a picture is there, what stands in its place.
  static let webImage = """
    enum WebImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      var image: Image? { nil }
      var error: Error? { nil }
    }

    struct WebImage: View {
      var waiting: () -> Any
      init(url: URL?, scale: CGFloat = 1, options: Any? = nil, context: Any? = nil, isAnimating: Any? = nil) {
        self.waiting = { Color.clear }
      }
      init(url: URL?, scale: CGFloat = 1, options: Any? = nil, context: Any? = nil, isAnimating: Any? = nil,
        @ViewBuilder content: @escaping (Image) -> Any, @ViewBuilder placeholder: @escaping () -> Any) {
        self.waiting = placeholder
      }
      init(url: URL?, scale: CGFloat = 1, options: Any? = nil, context: Any? = nil, isAnimating: Any? = nil,
        transaction: Any? = nil, @ViewBuilder content: @escaping (WebImagePhase) -> Any) {
        self.waiting = { content(WebImagePhase.empty) }
      }
      func placeholder(@ViewBuilder _ content: @escaping () -> Any) -> WebImage {
        var copy = self
        copy.waiting = content
        return copy
      }
      func placeholder(_ image: Image) -> WebImage {
        var copy = self
        copy.waiting = { image }
        return copy
      }
      func resizable(capInsets: Any? = nil, resizingMode: Any? = nil) -> WebImage { self }
      func renderingMode(_ mode: Any?) -> WebImage { self }
      func interpolation(_ interpolation: Any) -> WebImage { self }
      func antialiased(_ isAntialiased: Bool) -> WebImage { self }
      func onSuccess(perform action: ((Any, Any, Any) -> Void)? = nil) -> WebImage { self }
      func onFailure(perform action: ((Error) -> Void)? = nil) -> WebImage { self }
      func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }
      func retryOnAppear(_ flag: Bool) -> WebImage { self }
      func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
      func customLoopCount(_ count: Any?) -> WebImage { self }
      func maxBufferSize(_ size: Any?) -> WebImage { self }
      func runLoopMode(_ mode: Any) -> WebImage { self }
      func pausable(_ value: Bool) -> WebImage { self }
      func purgeable(_ value: Bool) -> WebImage { self }
      func playbackRate(_ rate: Double) -> WebImage { self }
      func playbackMode(_ mode: Any) -> WebImage { self }
      func configure(_ block: @escaping (Any) -> Void) -> WebImage { self }
      func indicator(_ indicator: Any) -> WebImage { self }
      var body: some View { waiting() }
    }
    """

  /// A view that keeps a state for its content: `StateAdapter` of github.com/nathantannar4/Engine, `WithState` of
  /// github.com/pointfreeco/swift-navigation.
  static func viewWithState(_ name: String) -> String {
    """
    struct \(name): View {
      @State var value: Any
      var content: (Binding<Any>) -> Any
      init(initialValue: Any, @ViewBuilder content: @escaping (Binding<Any>) -> Any) {
        self._value = State(initialValue: initialValue)
        self.content = content
      }
      var body: some View { content($value) }
    }
    """
  }

  /// github.com/malcommac/SwiftDate: spans of time from numbers.
  static let swiftDate = """
    extension Int {
      var seconds: DateComponents { DateComponents(second: self) }
      var minutes: DateComponents { DateComponents(minute: self) }
      var hours: DateComponents { DateComponents(hour: self) }
      var days: DateComponents { DateComponents(day: self) }
      var weeks: DateComponents { DateComponents(day: self * 7) }
      var months: DateComponents { DateComponents(month: self) }
      var years: DateComponents { DateComponents(year: self) }
    }

    extension DateComponents {
      var timeInterval: TimeInterval {
        let days = Double(day ?? 0) * 86400
        let clock = Double(hour ?? 0) * 3600 + Double(minute ?? 0) * 60 + Double(second ?? 0)
        return days + clock
      }
    }

    extension Date {
      static func - (date: Date, components: DateComponents) -> Date {
        let back = DateComponents(
          year: -(components.year ?? 0), month: -(components.month ?? 0), day: -(components.day ?? 0),
          hour: -(components.hour ?? 0), minute: -(components.minute ?? 0),
          second: -(components.second ?? 0))
        return Calendar.current.date(byAdding: back, to: date)!
      }
      static func + (date: Date, components: DateComponents) -> Date {
        Calendar.current.date(byAdding: components, to: date)!
      }
    }
    """

  /// github.com/sindresorhus/Settings: a window's settings, one row of label and content for each section.
  static let settings = """
    enum Settings {
      struct Section: View {
        var label: () -> Any
        var content: () -> Any
        init(title: String, bottomDivider: Bool = false, verticalAlignment: Any? = nil,
          @ViewBuilder content: @escaping () -> Any) {
          self.label = { Text(verbatim: title) }
          self.content = content
        }
        init(bottomDivider: Bool = false, verticalAlignment: Any? = nil,
          @ViewBuilder label: @escaping () -> Any, @ViewBuilder content: @escaping () -> Any) {
          self.label = label
          self.content = content
        }
        var body: some View {
          HStack(alignment: .top) {
            label()
            VStack(alignment: .leading) { content() }
          }
        }
      }

      struct Container: View {
        var content: () -> Any
        init(contentWidth: Double, minimumLabelWidth: Double = 0, @ViewBuilder builder: @escaping () -> Any) {
          self.content = builder
        }
        var body: some View { VStack(alignment: .leading) { content() } }
      }
    }
    """
}
