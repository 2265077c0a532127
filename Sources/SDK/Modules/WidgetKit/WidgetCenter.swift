// WidgetKit: the declarations of WidgetCenter.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class WidgetCenter {
  static let shared: WidgetCenter
  struct UserInfoKey {
    static let kind: String
    static let family: String
    static let activityID: String
  }
  func invalidateConfigurationRecommendations()
  func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void)
  func currentConfigurations() async throws -> [WidgetInfo]
  func reloadTimelines(ofKind kind: String)
  func reloadAllTimelines()
  func invalidateRelevance(ofKind kind: String)
  var currentPushInfo: WidgetPushInfo? { get async }
}
