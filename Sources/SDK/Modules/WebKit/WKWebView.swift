// WebKit: the declarations of WKWebView. Its page comes from the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class WKWebView: UIView {
  let configuration: WKWebViewConfiguration
  weak var navigationDelegate: (any WKNavigationDelegate)?
  weak var uiDelegate: (any WKUIDelegate)?
  let scrollView = UIScrollView()
  var _url: URL?
  var url: URL? { _url }
  var title: String? { nil }
  var isLoading: Bool { _url != nil }
  var estimatedProgress: Double { 0 }
  var hasOnlySecureContent: Bool { false }
  var canGoBack: Bool { false }
  var canGoForward: Bool { false }
  var backForwardList: WKBackForwardList { WKBackForwardList() }
  var allowsBackForwardNavigationGestures = false
  var allowsLinkPreview = true
  var customUserAgent: String?
  var pageZoom: CGFloat = 1
  var isInspectable = false
  var underPageBackgroundColor: UIColor!
  init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  @discardableResult func load(_ request: URLRequest) -> WKNavigation? {
    _url = request.url
    return WKNavigation()
  }
  @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    _url = baseURL
    return WKNavigation()
  }
  @discardableResult func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    _url = URL
    return WKNavigation()
  }
  @discardableResult func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    _url = baseURL
    return WKNavigation()
  }
  @discardableResult func reload() -> WKNavigation? { nil }
  @discardableResult func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult func goBack() -> WKNavigation? { nil }
  @discardableResult func goForward() -> WKNavigation? { nil }
  func stopLoading() {}
  func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    await withCheckedContinuation { _ in }
  }
  override var _part: _Part { _outside }
}
