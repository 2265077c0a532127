// Sentry (github.com/getsentry/sentry-cocoa): the declarations of _Span, as its documentation has them.

final class _Span: NSObject, Span {
  var operation: String
  var spanDescription: String?
  var status: SentrySpanStatus = .undefined
  private(set) var data: [String: Any] = [:]
  private(set) var tags: [String: String] = [:]
  private(set) var isFinished = false

  init(_ operation: String) { self.operation = operation }

  func startChild(operation: String) -> any Span { _Span(operation) }
  func startChild(operation: String, description: String?) -> any Span { _Span(operation) }
  func setData(value: Any?, key: String) { data[key] = value }
  func removeData(key: String) { data[key] = nil }
  func setTag(value: String, key: String) { tags[key] = value }
  func finish() { isFinished = true }
  func finish(status: SentrySpanStatus) {
    self.status = status
    isFinished = true
  }
}
