// SwiftUI: the declarations of GestureMask.
// Declared as the framework's interface has it, with code of our own.

struct GestureMask: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  static var none: GestureMask { GestureMask(rawValue: 0) }
  static var gesture: GestureMask { GestureMask(rawValue: 1) }
  static var subviews: GestureMask { GestureMask(rawValue: 2) }
  static var all: GestureMask { GestureMask(rawValue: 3) }
}
