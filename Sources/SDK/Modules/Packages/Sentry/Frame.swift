// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Frame, as its documentation has them.

class Frame: NSObject {
  var fileName: String?
  var function: String?
  var module: String?
  var package: String?
  var contextLine: String?
  var preContext: [String]?
  var postContext: [String]?
  var vars: [String: Any]?
}
