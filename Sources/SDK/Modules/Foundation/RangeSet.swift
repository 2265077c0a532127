// Foundation: the declarations of RangeSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension RangeSet where Bound == AttributedString.Index {
  func isValid(within text: some AttributedStringProtocol) -> Bool
  func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
}
