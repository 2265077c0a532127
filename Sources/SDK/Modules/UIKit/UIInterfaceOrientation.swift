// UIKit: the declarations of UIInterfaceOrientation.
// Declared as the framework's interface has it, with code of our own.

enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
