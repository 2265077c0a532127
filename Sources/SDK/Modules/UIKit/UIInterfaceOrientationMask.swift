// UIKit: the declarations of UIInterfaceOrientationMask.
// Declared as the framework's interface has it, with code of our own.

struct UIInterfaceOrientationMask: OptionSet, Sendable {
  static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
