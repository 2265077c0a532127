// Sentry (github.com/getsentry/sentry-cocoa): the declarations of User, as its documentation has them.

class User: NSObject {
  var userId: String?
  var email: String?
  var username: String?
  var ipAddress: String?
  var name: String?
  var data: [String: Any]?

  override init() {}
  init(userId: String) { self.userId = userId }
}
