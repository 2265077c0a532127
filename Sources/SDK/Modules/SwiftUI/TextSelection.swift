// SwiftUI: the declarations of TextSelection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextSelection: Equatable, Hashable {
  enum Indices: Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  var indices: TextSelection.Indices { get set }
  var affinity: TextSelectionAffinity { get }
  init(range: Range<String.Index>)
  init(ranges: RangeSet<String.Index>)
  init(insertionPoint: String.Index)
  var isInsertion: Bool { get }
}
