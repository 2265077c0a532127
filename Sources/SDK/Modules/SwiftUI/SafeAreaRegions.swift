// SwiftUI: the declarations of SafeAreaRegions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SafeAreaRegions: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt)
  static let container: SafeAreaRegions
  static let keyboard: SafeAreaRegions
  static let all: SafeAreaRegions
}
