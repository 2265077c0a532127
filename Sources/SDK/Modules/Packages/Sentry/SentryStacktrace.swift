// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryStacktrace, as its documentation has them.

class SentryStacktrace: NSObject {
  var frames: [Frame]

  init(frames: [Frame], registers: [String: String]) { self.frames = frames }
}
