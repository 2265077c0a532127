// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): the declarations of SignalEnricher, as its documentation has them.

protocol SignalEnricher {
  func enrich(signalType: String, for clientUser: String?, floatValue: Double?) -> [String: String]
}
