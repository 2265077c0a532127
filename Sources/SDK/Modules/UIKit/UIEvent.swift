// UIKit: the declarations of UIEvent.

class UIEvent: NSObject {
  enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
  struct ButtonMask: OptionSet, Sendable {
    static let primary = ButtonMask(rawValue: 1 << 0)
    static let secondary = ButtonMask(rawValue: 1 << 1)
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
  }
  var type: UIEvent.EventType { .touches }
  var subtype: UIEvent.EventSubtype { .none }
  var timestamp: TimeInterval { 0 }
  var allTouches: Set<UITouch>? { nil }
  var modifierFlags: UIKeyModifierFlags { [] }
  func touches(for view: UIView) -> Set<UITouch>? { nil }
}
