// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Mechanism, as its documentation has them.

class Mechanism: NSObject {
  var type: String
  var desc: String?
  var data: [String: Any]?

  init(type: String) { self.type = type }
}
