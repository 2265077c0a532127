// TelemetryDeck: the declarations of TelemetryManager, as its documentation has them.

final class TelemetryManager {
  init() {}
  private static var isSet = false

  static let shared = TelemetryManager()
  static var isInitialized: Bool { isSet }

  static func initialize(with configuration: TelemetryManagerConfiguration) { isSet = true }
  static func terminate() { isSet = false }
  static func send(
    _ signalName: String, for customUserID: String? = nil, floatValue: Double? = nil,
    with parameters: [String: String] = [:]
  ) {}
  static func requestImmediateSync() {}
  static func updateDefaultUser(to newDefaultUser: String?) {}
  static func generateNewSession() {}

  func send(
    _ signalName: String, for customUserID: String? = nil, floatValue: Double? = nil,
    with parameters: [String: String] = [:]
  ) {}
  func updateDefaultUser(to newDefaultUser: String?) {}
  func generateNewSession() {}
}
