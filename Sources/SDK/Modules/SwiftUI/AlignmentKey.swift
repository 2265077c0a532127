// SwiftUI: the declarations of AlignmentKey.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AlignmentKey: Hashable, Comparable {
  static func < (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool
}
