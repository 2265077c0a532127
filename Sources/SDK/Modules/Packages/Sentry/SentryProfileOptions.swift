// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryProfileOptions, as its documentation has them.

class SentryProfileOptions: NSObject {
  enum SentryProfileLifecycle: Int { case manual, trace }

  var lifecycle: SentryProfileLifecycle = .manual
  var sessionSampleRate: Float = 0
  var profileAppStarts = false
}
