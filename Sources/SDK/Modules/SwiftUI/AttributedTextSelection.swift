// SwiftUI: the declarations of AttributedTextSelection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AttributedTextSelection: Equatable {
  enum Indices: Equatable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  init()
  init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil)
  init(ranges: RangeSet<AttributedString.Index>)
  init(range: Range<AttributedString.Index>)
  func indices(in text: AttributedString) -> AttributedTextSelection.Indices
  func affinity(in text: AttributedString) -> TextSelectionAffinity
  func typingAttributes(in text: AttributedString) -> AttributeContainer
  func attributes(in text: AttributedString) -> AttributedTextSelection.Attributes<AttributedString>
  struct Attributes<Text>: Sequence {
    func makeIterator() -> some IteratorProtocol<AttributeContainer>
    subscript<K>(type: KeyPath<AttributeDynamicLookup, K>) -> some Sequence<Optional<K.Value>>
    where K: AttributedStringKey { get }
    subscript<K>(type: K.Type) -> some Sequence<Optional<K.Value>> where K: AttributedStringKey { get }
    typealias Element = AttributeContainer
  }
}
