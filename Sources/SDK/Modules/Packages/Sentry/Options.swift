// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Options, as its documentation has them.

/// What an app sets; nothing of it is heard.
class Options: NSObject {
  var dsn: String?
  var debug = false
  var diagnosticLevel: SentryLevel = .debug
  var releaseName: String?
  var dist: String?
  var environment = "production"
  var enabled = true
  var shutdownTimeInterval: TimeInterval = 2
  var enableCrashHandler = true
  var enableUncaughtNSExceptionReporting = false
  var enableSigtermReporting = false
  var maxBreadcrumbs: UInt = 100
  var enableNetworkBreadcrumbs = true
  var maxCacheItems: UInt = 30
  var beforeSend: SentryBeforeSendEventCallback?
  var beforeSendSpan: ((any Span) -> (any Span)?)?
  var beforeBreadcrumb: SentryBeforeBreadcrumbCallback?
  var onCrashedLastRun: ((Event) -> Void)?
  var sampleRate: NSNumber? = 1
  var enableAutoSessionTracking = true
  var enableGraphQLOperationTracking = false
  var enableWatchdogTerminationTracking = true
  var sessionTrackingIntervalMillis: UInt = 30_000
  var attachStacktrace = true
  var maxAttachmentSize: UInt = 209_715_200
  var sendDefaultPii = false
  var enableAutoPerformanceTracing = true
  var initialScope: (Scope) -> Scope = { $0 }
  var enableUIViewControllerTracing = true
  var attachScreenshot = false
  var attachViewHierarchy = false
  var reportAccessibilityIdentifier = true
  var enableUserInteractionTracing = true
  var idleTimeout: TimeInterval = 3
  var enablePreWarmedAppStartTracing = true
  var enableNetworkTracking = true
  var enableFileIOTracing = true
  var tracesSampleRate: NSNumber?
  var tracesSampler: ((SamplingContext) -> NSNumber?)?
  var profilesSampleRate: NSNumber?
  var configureProfiling: ((SentryProfileOptions) -> Void)?
  var sessionReplay = SentryReplayOptions()
  var enableSwizzling = true
  var enableCoreDataTracing = true
  var sendClientReports = true
  var enableAppHangTracking = true
  var enableAppHangTrackingV2 = true
  var appHangTimeoutInterval: TimeInterval = 2
  var enableAutoBreadcrumbTracking = true
  var tracePropagationTargets: [Any] = []
  var enableCaptureFailedRequests = true
  var failedRequestTargets: [Any] = []
  var enableMetricKit = false
  var enableTimeToFullDisplayTracing = false
  var swiftAsyncStacktraces = false
  var enableSpotlight = false
  var enableLogs = false
  var experimental = SentryExperimentalOptions()

  override init() {}
}
