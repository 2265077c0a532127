// SwiftUI: the declarations of RangeReplaceableCollection.
// Declared as the framework's interface has it, with code of our own.

extension RangeReplaceableCollection where Self: MutableCollection {
  mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
