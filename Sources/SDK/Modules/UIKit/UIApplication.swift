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
  static var shared: UIApplication { get }
  static var openSettingsURLString: String { "app-settings:" }
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
  var isIdleTimerDisabled: Bool { get set }
  var applicationIconBadgeNumber: Int { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get }
  func canOpenURL(_ url: URL) -> Bool { true }
  func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    _Screen.open(url.absoluteString)
    if let completion { completion(true) }
  }
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  func registerForRemoteNotifications() {}
}
