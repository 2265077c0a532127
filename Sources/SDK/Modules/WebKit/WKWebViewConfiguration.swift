// WebKit: the declarations of WKWebViewConfiguration.
// Declared as the framework's interface has it, with code of our own.

class WKWebViewConfiguration: NSObject {
  var processPool = WKProcessPool()
  var preferences = WKPreferences()
  var userContentController = WKUserContentController()
  var websiteDataStore = WKWebsiteDataStore.default()
  var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  var allowsInlineMediaPlayback = false
  var allowsPictureInPictureMediaPlayback = true
  var allowsAirPlayForMediaPlayback = true
  var suppressesIncrementalRendering = false
  var applicationNameForUserAgent: String?
  var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  override init() {}
}
