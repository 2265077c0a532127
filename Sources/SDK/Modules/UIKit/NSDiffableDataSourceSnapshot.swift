// UIKit: the declarations of NSDiffableDataSourceSnapshot.

struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  var _sections: [SectionIdentifierType] = []
  /// Of each section in its order.
  var _items: [[ItemIdentifierType]] = []
  var _reloadedItems: [ItemIdentifierType] = []
  var _reloadedSections: [SectionIdentifierType] = []
  var _reconfiguredItems: [ItemIdentifierType] = []
  init() {}

  var numberOfItems: Int { _items.reduce(0) { $0 + $1.count } }
  var numberOfSections: Int { _sections.count }
  var sectionIdentifiers: [SectionIdentifierType] { _sections }
  var itemIdentifiers: [ItemIdentifierType] { _items.flatMap { $0 } }
  var reloadedItemIdentifiers: [ItemIdentifierType] { _reloadedItems }
  var reloadedSectionIdentifiers: [SectionIdentifierType] { _reloadedSections }
  var reconfiguredItemIdentifiers: [ItemIdentifierType] { _reconfiguredItems }
  func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let place = indexOfSection(identifier) else { return [] }
    return _items[place]
  }
  func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    _place(of: identifier).map { _sections[$0.section] }
  }
  func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { _sections.firstIndex(of: identifier) }
  func _place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, items) in _items.enumerated() {
      if let place = items.firstIndex(of: item) { return (section, place) }
    }
    return nil
  }

  // MARK: Items

  /// At the end of a section, of the last one where none is named.
  ///
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)
  mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.map { indexOfSection($0) } ?? _sections.count - 1
    guard let place, _items.indices.contains(place) else { return }
    _items[place] += identifiers
  }
  mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = _place(of: beforeIdentifier) else { return }
    _items[place.section].insert(contentsOf: identifiers, at: place.item)
  }
  mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = _place(of: afterIdentifier) else { return }
    _items[place.section].insert(contentsOf: identifiers, at: place.item + 1)
  }
  mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    _items = _items.map { $0.filter { !identifiers.contains($0) } }
  }
  mutating func deleteAllItems() {
    _sections = []
    _items = []
  }
  mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { _reloadedItems += identifiers }
  mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { _reconfiguredItems += identifiers }

  // MARK: Sections

  mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    _sections += identifiers
    _items += identifiers.map { _ in [] }
  }
  mutating func _insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    _sections.insert(contentsOf: identifiers, at: place)
    _items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
  }
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let place = indexOfSection(toIdentifier) { _insert(identifiers, at: place) }
  }
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let place = indexOfSection(toIdentifier) { _insert(identifiers, at: place + 1) }
  }
  mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let place = indexOfSection(identifier) else { continue }
      _sections.remove(at: place)
      _items.remove(at: place)
    }
  }
  mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { _move(identifier, beside: toIdentifier, offset: 0) }
  mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { _move(identifier, beside: toIdentifier, offset: 1) }
  mutating func _move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
    guard let from = indexOfSection(identifier) else { return }
    let items = _items.remove(at: from)
    _sections.remove(at: from)
    let place = (indexOfSection(other) ?? _sections.count) + offset
    _sections.insert(identifier, at: place)
    _items.insert(items, at: place)
  }
  mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { _reloadedSections += identifiers }
}
