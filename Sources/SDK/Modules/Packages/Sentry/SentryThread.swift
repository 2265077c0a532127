// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryThread, as its documentation has them.

class SentryThread: NSObject {
  var threadId: NSNumber
  var name: String?
  var stacktrace: SentryStacktrace?

  init(threadId: NSNumber) { self.threadId = threadId }
}
