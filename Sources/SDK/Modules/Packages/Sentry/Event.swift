// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Event, as its documentation has them.

class Event: NSObject {
  var eventId = SentryId()
  var message: SentryMessage?
  var error: (any Error)?
  var timestamp: Date?
  var startTimestamp: Date?
  var level: SentryLevel
  var platform = "cocoa"
  var logger: String?
  var serverName: String?
  var releaseName: String?
  var dist: String?
  var environment: String?
  var transaction: String?
  var type: String?
  var tags: [String: String]?
  var extra: [String: Any]?
  var fingerprint: [String]?
  var user: User?
  var context: [String: [String: Any]]?
  var threads: [SentryThread]?
  var exceptions: [Exception]?
  var stacktrace: SentryStacktrace?
  var breadcrumbs: [Breadcrumb]?
  var request: SentryRequest?

  init(level: SentryLevel) { self.level = level }
  convenience override init() { self.init(level: .error) }
  convenience init(error: any Error) {
    self.init(level: .error)
    self.error = error
  }
}
