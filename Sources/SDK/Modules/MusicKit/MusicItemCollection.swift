// MusicKit: the declarations of MusicItemCollection.
// Declared as the framework's interface has it, with code of our own.

struct MusicItemCollection<MusicItemType>: RandomAccessCollection, ExpressibleByArrayLiteral
where MusicItemType: MusicItem {
  typealias Index = Int
  typealias Element = MusicItemType
  var _items: [MusicItemType]
  init() { _items = [] }
  init<S>(_ elements: S) where S: Sequence, S.Element == MusicItemType { _items = Array(elements) }
  init(arrayLiteral elements: MusicItemType...) { _items = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _items.count }
  subscript(index: Int) -> MusicItemType { _items[index] }
  var title: String? { nil }
  var hasNextBatch: Bool { false }
  func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }
}
