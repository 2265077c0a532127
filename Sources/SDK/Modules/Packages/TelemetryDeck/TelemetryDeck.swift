// TelemetryDeck (github.com/TelemetryDeck/SwiftSDK): the declarations of TelemetryDeck, as its documentation has them.

/// Nothing of it is heard.
enum TelemetryDeck {
  typealias Config = TelemetryManagerConfiguration

  static func initialize(config: Config) { TelemetryManager.initialize(with: config) }
  static func signal(
    _ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil,
    customUserID: String? = nil
  ) {}
  static func startDurationSignal(
    _ signalName: String, parameters: [String: String] = [:], includeBackgroundTime: Bool = false
  ) {}
  static func cancelDurationSignal(_ signalName: String) {}
  static func stopAndSendDurationSignal(
    _ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil,
    customUserID: String? = nil
  ) {}
  static func requestImmediateSync() {}
  static func terminate() { TelemetryManager.terminate() }
  static func updateDefaultUserID(to customUserID: String?) {}
  static func generateNewSession() {}
  static func errorOccurred(
    id: String, category: ErrorCategory? = nil, message: String? = nil, parameters: [String: String] = [:],
    floatValue: Double? = nil, customUserID: String? = nil
  ) {}
  static func errorOccurred(
    identifiableError: any IdentifiableError, category: ErrorCategory = .thrownException,
    message: String? = nil, parameters: [String: String] = [:], floatValue: Double? = nil,
    customUserID: String? = nil
  ) {}
  static func navigationPathChanged(from source: String, to destination: String, customUserID: String? = nil)
  {}
  static func navigationPathChanged(to destination: String, customUserID: String? = nil) {}
  static func acquiredUser(
    channel: String, parameters: [String: String] = [:], customUserID: String? = nil
  ) {}
  static func leadStarted(leadID: String, parameters: [String: String] = [:], customUserID: String? = nil) {}
  static func leadConverted(leadID: String, parameters: [String: String] = [:], customUserID: String? = nil) {
  }
  static func onboardingCompleted(parameters: [String: String] = [:], customUserID: String? = nil) {}
  static func coreFeatureUsed(
    featureName: String, parameters: [String: String] = [:], customUserID: String? = nil
  ) {}
  static func paywallShown(reason: String, parameters: [String: String] = [:], customUserID: String? = nil) {}
  static func purchaseCompleted(
    transaction: Any, parameters: [String: String] = [:], customUserID: String? = nil
  ) {}
  static func referralSent(
    receiversCount: Int = 1, kind: String? = nil, parameters: [String: String] = [:],
    customUserID: String? = nil
  ) {}
  static func userRatingSubmitted(
    rating: Int, comment: String? = nil, parameters: [String: String] = [:], customUserID: String? = nil
  ) {}
}
