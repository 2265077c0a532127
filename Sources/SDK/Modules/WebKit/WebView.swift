// WebKit: the declarations of WebView. Its page comes from the network.
// Declared as the framework's interface has it, with code of our own.

struct WebView: View {
  struct BackForwardNavigationGesturesBehavior: Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let automatic = BackForwardNavigationGesturesBehavior(_name: "automatic")
    static let enabled = BackForwardNavigationGesturesBehavior(_name: "enabled")
    static let disabled = BackForwardNavigationGesturesBehavior(_name: "disabled")
  }
  struct MagnificationGesturesBehavior: Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let automatic = MagnificationGesturesBehavior(_name: "automatic")
    static let enabled = MagnificationGesturesBehavior(_name: "enabled")
    static let disabled = MagnificationGesturesBehavior(_name: "disabled")
  }
  struct LinkPreviewBehavior: Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let automatic = LinkPreviewBehavior(_name: "automatic")
    static let enabled = LinkPreviewBehavior(_name: "enabled")
    static let disabled = LinkPreviewBehavior(_name: "disabled")
  }
  struct ElementFullscreenBehavior: Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let automatic = ElementFullscreenBehavior(_name: "automatic")
    static let enabled = ElementFullscreenBehavior(_name: "enabled")
    static let disabled = ElementFullscreenBehavior(_name: "disabled")
  }
  init(_ page: WebPage)
  init(url: URL?)
  typealias Body = Never
}
