// UIKit: the declarations of UIApplication.
// Declared as the framework's interface has it, with code of our own.

class UIApplication: UIResponder {
  enum State: Int {
    case active, inactive, background
  }
  struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  struct OpenURLOptionsKey: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
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
  weak var _delegate: (any UIApplicationDelegate)?
  /// An app is launched before anything of it is shown, also for a preview of one of its views: where that isn't done by
  /// the app's own struct, the first who asks does it.
  var delegate: (any UIApplicationDelegate)? {
    get {
      if _delegate == nil, !_isLaunched { _launch() }
      return _delegate
    }
    set { _delegate = newValue }
  }
  /// Whether the delegate is made, or about to be: while it is there is none yet.
  var _isLaunched = false
  /// The app's own: it stays as long as the app does.
  var _launched: (any UIApplicationDelegate)?
  func _launch() {
    _isLaunched = true
    guard let type = _Screen.delegateType() as? NSObject.Type else { return }
    if let delegate = type.init() as? any UIApplicationDelegate { _launch(with: delegate) }
  }
  func _launch(with delegate: any UIApplicationDelegate) {
    _launched = delegate
    _delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }
  var connectedScenes: Set<UIScene> { [UIWindowScene._shown] }
  var windows: [UIWindow] { UIWindowScene._shown.windows }
  var keyWindow: UIWindow? { UIWindowScene._shown.keyWindow }
  var isProtectedDataAvailable: Bool { true }
  var supportsAlternateIcons: Bool { false }
  var alternateIconName: String? { nil }
  var isRegisteredForRemoteNotifications: Bool { false }
  /// Of apps it is taken that a phone has Apple's own and the one that is shown.
  /// https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
  func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return UIApplication._knownSchemes.contains(scheme) || _ownSchemes.contains(scheme)
  }
  /// Of Apple's URL Scheme Reference, and those that its frameworks have constants for.
  static let _knownSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms",
    "itms-apps", "itms-appss", "app-settings", "app-prefs", "shareddocuments", "calshow", "music",
  ]
  var _ownSchemes: [String] {
    let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
  }
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
  /// Without a target the first responder that knows the action gets it.
  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let found = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver = found as? NSObject else { return false }
    receiver.perform(action, with: sender, with: event)
    return true
  }
  var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let language = Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: _Screen.width, height: _Screen.safeAreaTop) }
  var statusBarOrientation: UIInterfaceOrientation { UIWindowScene._shown.interfaceOrientation }
  var isStatusBarHidden: Bool { false }
  var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  var shortcutItems: [UIApplicationShortcutItem]?
  var openSessions: Set<UISceneSession> { [] }
  var supportsMultipleScenes: Bool { false }
  var backgroundTimeRemaining: TimeInterval { 0 }
  func beginReceivingRemoteControlEvents() {}
  func endReceivingRemoteControlEvents() {}
  func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil)
  {
    completionHandler?(nil)
  }
  func setAlternateIconName(_ alternateIconName: String?) async throws {}
  func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
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
