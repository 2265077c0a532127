// SwiftUI: the declarations of RangeReplaceableCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension RangeReplaceableCollection where Self: MutableCollection {
  mutating func remove(atOffsets offsets: IndexSet)
}
