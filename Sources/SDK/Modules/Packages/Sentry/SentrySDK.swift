// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentrySDK, as its documentation has them.

/// Nothing of it is heard.
class SentrySDK: NSObject {
  private static var isStarted = false

  static var span: (any Span)? { nil }
  static var isEnabled: Bool { isStarted }
  static var crashedLastRun: Bool { false }
  static var detectedStartUpCrash: Bool { false }
  static let logger = SentryLogger()

  static func start(options: Options) { isStarted = options.enabled }
  static func start(configureOptions: @escaping (Options) -> Void) {
    let options = Options()
    configureOptions(options)
    start(options: options)
  }
  static func close() { isStarted = false }

  @discardableResult static func capture(event: Event) -> SentryId { event.eventId }
  @discardableResult static func capture(event: Event, scope: Scope) -> SentryId { event.eventId }
  @discardableResult static func capture(event: Event, block: @escaping (Scope) -> Void) -> SentryId {
    block(Scope())
    return event.eventId
  }
  @discardableResult static func capture(error: any Error) -> SentryId { SentryId() }
  @discardableResult static func capture(error: any Error, scope: Scope) -> SentryId { SentryId() }
  @discardableResult static func capture(error: any Error, block: @escaping (Scope) -> Void) -> SentryId {
    block(Scope())
    return SentryId()
  }
  @discardableResult static func capture(message: String) -> SentryId { SentryId() }
  @discardableResult static func capture(message: String, scope: Scope) -> SentryId { SentryId() }
  @discardableResult static func capture(message: String, block: @escaping (Scope) -> Void) -> SentryId {
    block(Scope())
    return SentryId()
  }
  static func capture(feedback: SentryFeedback) {}
  static func capture(userFeedback: UserFeedback) {}
  @discardableResult static func startTransaction(
    name: String, operation: String, bindToScope: Bool = false
  ) -> any Span { _Span(operation) }
  static func addBreadcrumb(_ crumb: Breadcrumb) {}
  static func configureScope(_ callback: @escaping (Scope) -> Void) { callback(Scope()) }
  static func setUser(_ user: User?) {}
  static func startSession() {}
  static func endSession() {}
  static func reportFullyDisplayed() {}
  static func pauseAppHangTracking() {}
  static func resumeAppHangTracking() {}
  static func flush(timeout: TimeInterval) {}
  static func startProfiler() {}
  static func stopProfiler() {}
}
