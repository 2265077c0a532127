// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Breadcrumb, as its documentation has them.

class Breadcrumb: NSObject {
  var level: SentryLevel
  var category: String
  var timestamp: Date? = Date()
  var type: String?
  var message: String?
  var origin: String?
  var data: [String: Any]?

  init(level: SentryLevel, category: String) {
    self.level = level
    self.category = category
  }
  convenience override init() { self.init(level: .info, category: "default") }

  func setData(value: Any?, key: String) {
    data = data ?? [:]
    data?[key] = value
  }
}
