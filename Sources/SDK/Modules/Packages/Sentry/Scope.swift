// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Scope, as its documentation has them.

class Scope: NSObject {
  var span: (any Span)?
  private(set) var tags: [String: String] = [:]
  private(set) var attributes: [String: Any] = [:]

  override init() {}
  init(maxBreadcrumbs: Int) {}

  func setUser(_ user: User?) {}
  func setTag(value: String, key: String) { tags[key] = value }
  func removeTag(key: String) { tags[key] = nil }
  func setTags(_ tags: [String: String]?) {
    for (key, value) in tags ?? [:] { self.tags[key] = value }
  }
  func setExtra(value: Any?, key: String) {}
  func setExtras(_ extras: [String: Any]?) {}
  func removeExtra(key: String) {}
  func setDist(_ dist: String?) {}
  func setEnvironment(_ environment: String?) {}
  func setFingerprint(_ fingerprint: [String]?) {}
  func setLevel(_ level: SentryLevel) {}
  func setContext(value: [String: Any], key: String) {}
  func removeContext(key: String) {}
  func setAttribute(value: Any, key: String) { attributes[key] = value }
  func addBreadcrumb(_ crumb: Breadcrumb) {}
  func addAttachment(_ attachment: Attachment) {}
  func clearAttachments() {}
  func clearBreadcrumbs() {}
  func clear() { tags = [:] }
}
