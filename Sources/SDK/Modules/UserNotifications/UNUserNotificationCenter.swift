// UserNotifications: the declarations of UNUserNotificationCenter. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class UNUserNotificationCenter: NSObject, Sendable {
  static let _current = UNUserNotificationCenter()
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var supportsContentExtensions: Bool { true }
  var _pending: [UNNotificationRequest] = []
  var _categories: Set<UNNotificationCategory> = []
  class func current() -> UNUserNotificationCenter { _current }

  /// The system asks; nobody answers.
  func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { _ in }
  }

  func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { _categories = categories }
  func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = _categories
    Task { completionHandler(categories) }
  }
  func notificationCategories() async -> Set<UNNotificationCategory> { _categories }
  func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    Task { completionHandler(UNNotificationSettings()) }
  }
  func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// One with the same identifier is replaced.
  func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    _keep(request)
    if let completionHandler { Task { completionHandler(nil) } }
  }
  func add(_ request: UNNotificationRequest) async throws { _keep(request) }
  func _keep(_ request: UNNotificationRequest) {
    _pending.removeAll { $0.identifier == request.identifier }
    if request.trigger != nil { _pending.append(request) }
  }

  func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let pending = _pending
    Task { completionHandler(pending) }
  }
  func pendingNotificationRequests() async -> [UNNotificationRequest] { _pending }
  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    _pending.removeAll { identifiers.contains($0.identifier) }
  }
  func removeAllPendingNotificationRequests() { _pending = [] }
  func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    Task { completionHandler([]) }
  }
  func deliveredNotifications() async -> [UNNotification] { [] }
  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  func removeAllDeliveredNotifications() {}
  func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { if let completionHandler { Task { completionHandler(nil) } } }
  func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
