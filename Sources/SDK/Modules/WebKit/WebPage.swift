// WebKit: the declarations of WebPage. Its page comes from the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

@Observable final class WebPage {
  struct Configuration {
    init() {}
  }
  var url: URL?
  var title: String = ""
  var isLoading = false
  var estimatedProgress: Double = 0
  var hasOnlySecureContent: Bool { false }
  var customUserAgent: String?
  var themeColor: Color? { nil }
  init(configuration: WebPage.Configuration = Configuration()) {}
  func load(_ url: URL?) { _load(url) }
  func load(_ request: URLRequest) { _load(request.url) }
  func load(html: String, baseURL: URL = URL(string: "about:blank")!) { _load(baseURL) }
  func reload(fromOrigin: Bool = false) {}
  func stopLoading() { isLoading = false }
  func _load(_ url: URL?) {
    self.url = url
    isLoading = url != nil
  }
}
