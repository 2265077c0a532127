// TelemetryDeck: the declarations of TelemetryManagerConfiguration, as its documentation has them.

final class TelemetryManagerConfiguration {
  let telemetryAppID: String
  let apiBaseURL: URL
  let namespace: String?
  let salt: String
  var defaultUser: String?
  var defaultSignalPrefix: String?
  var defaultParameterPrefix: String?
  var defaultParameters: () -> [String: String] = { [:] }
  var sendNewSessionBeganSignal = true
  var sessionID = UUID()
  var urlSession: URLSession = .shared
  var testMode = false
  var swiftUIPreviewMode = false
  var analyticsDisabled = false
  var reservedParameterWarningsEnabled = true
  var sessionStatsEnabled = true
  var showDebugLogs = false
  var sendSignalsInDebugConfiguration = false
  var telemetryAllowDebugBuilds = false
  var metadataEnrichers: [any SignalEnricher] = []

  init(appID: String, salt: String? = nil, baseURL: URL? = nil, namespace: String? = nil) {
    telemetryAppID = appID
    self.salt = salt ?? ""
    apiBaseURL = baseURL ?? URL(string: "https://nom.telemetrydeck.com")!
    self.namespace = namespace
  }
}
