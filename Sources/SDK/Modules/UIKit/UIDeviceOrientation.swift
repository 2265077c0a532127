// UIKit: the declarations of UIDeviceOrientation.
// Declared as the framework's interface has it, with code of our own.

enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isFlat: Bool { self == .faceUp || self == .faceDown }
  var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
