// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryRequest, as its documentation has them.

class SentryRequest: NSObject {
  var url: String?
  var method: String?
  var queryString: String?
  var cookies: String?
  var headers: [String: String]?
}
