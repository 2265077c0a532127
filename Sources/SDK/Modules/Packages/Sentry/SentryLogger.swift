// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentryLogger, as its documentation has them.

class SentryLogger: NSObject {
  func trace(_ body: String, attributes: [String: Any] = [:]) {}
  func debug(_ body: String, attributes: [String: Any] = [:]) {}
  func info(_ body: String, attributes: [String: Any] = [:]) {}
  func warn(_ body: String, attributes: [String: Any] = [:]) {}
  func error(_ body: String, attributes: [String: Any] = [:]) {}
  func fatal(_ body: String, attributes: [String: Any] = [:]) {}
}
