// Sentry (github.com/getsentry/sentry-cocoa): the declarations of UserFeedback, as its documentation has them.

class UserFeedback: NSObject {
  var name = ""
  var email = ""
  var comments = ""

  init(eventId: SentryId) {}
}
