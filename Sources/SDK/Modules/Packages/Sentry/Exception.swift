// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Exception, as its documentation has them.

class Exception: NSObject {
  var value: String?
  var type: String?
  var mechanism: Mechanism?
  var module: String?
  var stacktrace: SentryStacktrace?

  init(value: String?, type: String?) {
    self.value = value
    self.type = type
  }
}
