// UIKit: the declarations of UIApplication.
// Declared as the framework's interface has it, with code of our own.

class UIApplication: UIResponder {
  enum State: Int {
    case active, inactive, background
  }
  struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct LaunchOptionsKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  static let _shared = UIApplication()
  static var shared: UIApplication { _shared }
  static var openSettingsURLString: String { "app-settings:" }
  static var openNotificationSettingsURLString: String { "app-settings:notifications" }
  static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
  static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  var applicationState: UIApplication.State { .active }
  var isIdleTimerDisabled: Bool = false
  var applicationIconBadgeNumber: Int = 0
  var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  weak var delegate: (any UIApplicationDelegate)?
  var connectedScenes: Set<UIScene> { [UIWindowScene._shown] }
  var windows: [UIWindow] { UIWindowScene._shown.windows }
  var keyWindow: UIWindow? { UIWindowScene._shown.keyWindow }
  var isProtectedDataAvailable: Bool { true }
  var supportsAlternateIcons: Bool { false }
  var alternateIconName: String? { nil }
  var isRegisteredForRemoteNotifications: Bool { false }
  func canOpenURL(_ url: URL) -> Bool { true }
  func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    _Screen.open(url.absoluteString)
    if let completion { completion(true) }
  }
  @discardableResult func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    _Screen.open(url.absoluteString)
    return true
  }
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  func registerForRemoteNotifications() {}
  func unregisterForRemoteNotifications() {}
  func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
