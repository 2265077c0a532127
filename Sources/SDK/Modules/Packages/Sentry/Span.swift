// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Span, as its documentation has them.

protocol Span: NSObjectProtocol {
  var operation: String { get set }
  var spanDescription: String? { get set }
  var status: SentrySpanStatus { get set }
  var data: [String: Any] { get }
  var tags: [String: String] { get }
  var isFinished: Bool { get }
  func startChild(operation: String) -> any Span
  func startChild(operation: String, description: String?) -> any Span
  func setData(value: Any?, key: String)
  func removeData(key: String)
  func setTag(value: String, key: String)
  func finish()
  func finish(status: SentrySpanStatus)
}
