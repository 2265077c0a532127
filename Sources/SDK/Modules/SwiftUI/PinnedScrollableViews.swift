// SwiftUI: the declarations of PinnedScrollableViews.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PinnedScrollableViews: OptionSet {
  let rawValue: UInt32
  init(rawValue: UInt32)
  static let sectionHeaders: PinnedScrollableViews
  static let sectionFooters: PinnedScrollableViews
}
