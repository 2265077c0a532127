// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryMessage, as its documentation has them.

class SentryMessage: NSObject {
  let formatted: String
  var message: String?
  var params: [String]?

  init(formatted: String) { self.formatted = formatted }
}
