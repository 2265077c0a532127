// SwiftUI: the declarations of PinnedScrollableViews.
// Declared as the framework's interface has it, with code of our own.

struct PinnedScrollableViews: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
  static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}
