// SwiftUI: the declarations of SafeAreaRegions.
// Declared as the framework's interface has it, with code of our own.

struct SafeAreaRegions: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1) }
  static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 2) }
  static var all: SafeAreaRegions { SafeAreaRegions(rawValue: .max) }
}
