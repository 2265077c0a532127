// UIKit: the declarations of NSDiffableDataSourceSectionSnapshot.

/// An outline: items with items below them, which are shown while they are expanded.
struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> where ItemIdentifierType: Hashable {
  var _items: [ItemIdentifierType] = []
  var _parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var _expanded: Set<ItemIdentifierType> = []
  init() {}

  var items: [ItemIdentifierType] { _items }
  var rootItems: [ItemIdentifierType] { _items.filter { _parents[$0] == nil } }
  var visibleItems: [ItemIdentifierType] { _items.filter { isVisible($0) } }
  func _children(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    _items.filter { _parents[$0] == item }
  }
  func _last(below item: ItemIdentifierType) -> Int? {
    if let child = _children(of: item).last { return _last(below: child) }
    return _items.firstIndex(of: item)
  }

  mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return _items += items }
    guard let place = _last(below: parent) else { return }
    _items.insert(contentsOf: items, at: place + 1)
    for item in items { _parents[item] = parent }
  }
  mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = _items.firstIndex(of: item) else { return }
    _items.insert(contentsOf: items, at: place)
    for added in items { _parents[added] = _parents[item] }
  }
  mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = _last(below: item) else { return }
    _items.insert(contentsOf: items, at: place + 1)
    for added in items { _parents[added] = _parents[item] }
  }
  mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(_children(of: item))
      _items.removeAll { $0 == item }
      _parents[item] = nil
    }
  }
  mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  mutating func expand(_ items: [ItemIdentifierType]) { _expanded.formUnion(items) }
  mutating func collapse(_ items: [ItemIdentifierType]) { _expanded.subtract(items) }
  mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(_children(of: parent))
    append(snapshot.rootItems, to: parent)
    for item in snapshot._items {
      if let above = snapshot._parents[item] { append([item], to: above) }
    }
  }
  func contains(_ item: ItemIdentifierType) -> Bool { _items.contains(item) }
  func isExpanded(_ item: ItemIdentifierType) -> Bool { _expanded.contains(item) }
  func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = _parents[item] else { return contains(item) }
    return isExpanded(parent) && isVisible(parent)
  }
  func index(of item: ItemIdentifierType) -> Int? { _items.firstIndex(of: item) }
  func level(of item: ItemIdentifierType) -> Int { _parents[item].map { level(of: $0) + 1 } ?? 0 }
  func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { _parents[child] }
}
