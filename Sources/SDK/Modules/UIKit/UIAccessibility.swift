// UIKit: the declarations of UIAccessibility.
// Declared as the framework's interface has it, with code of our own.

struct UIAccessibility {
  struct Notification: Hashable, RawRepresentable {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static let screenChanged = Notification(rawValue: 1000)
    static let layoutChanged = Notification(rawValue: 1001)
    static let announcement = Notification(rawValue: 1008)
    static let pageScrolled = Notification(rawValue: 1009)
    static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }
  struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  static var isVoiceOverRunning: Bool { true }
  static var isSwitchControlRunning: Bool { false }
  static var isReduceMotionEnabled: Bool { false }
  static var isReduceTransparencyEnabled: Bool { false }
  static var isBoldTextEnabled: Bool { false }
  static var isInvertColorsEnabled: Bool { false }
  static var isDarkerSystemColorsEnabled: Bool { false }
  static var isGrayscaleEnabled: Bool { false }
  static var isSpeakScreenEnabled: Bool { false }
  static var isSpeakSelectionEnabled: Bool { false }
  static var isShakeToUndoEnabled: Bool { false }
  static var isAssistiveTouchRunning: Bool { false }
  static var isGuidedAccessEnabled: Bool { false }
  static var isClosedCaptioningEnabled: Bool { false }
  static var isMonoAudioEnabled: Bool { false }
  static var shouldDifferentiateWithoutColor: Bool { false }
  static var isOnOffSwitchLabelsEnabled: Bool { false }
  static var prefersCrossFadeTransitions: Bool { false }
  static var buttonShapesEnabled: Bool { false }
  static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  static func focusedElement(using identifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any? { nil }
  static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView)
  {}
  static func registerGestureConflictWithZoom() {}
  static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
  static func post(notification: UIAccessibility.Notification, argument: Any?) {
    if notification == .screenChanged { _Screen.changed("screen") }
    if notification == .layoutChanged { _Screen.changed("layout") }
    if let text = argument as? String { _Screen.announce(text, "") }
    if let text = argument as? NSAttributedString {
      _Screen.announce(text.string, text._announcementPriority)
    }
  }
}
