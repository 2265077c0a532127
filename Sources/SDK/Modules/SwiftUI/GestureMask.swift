// SwiftUI: the declarations of GestureMask.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GestureMask: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32)
  static let none: GestureMask
  static let gesture: GestureMask
  static let subviews: GestureMask
  static let all: GestureMask
}
