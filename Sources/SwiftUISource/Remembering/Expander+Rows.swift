import EarshotViewTree
import EarshotVocabulary

/// The rows of one list while they are evaluated, beside those that it had before.
struct RowMemory {
  let before: RememberedRows?
  /// Whether rows are made as they were before, so that one with the same element is the same.
  let isMadeAlike: Bool
  /// Whether rows are known by the same `id` as before.
  let isNamedAlike: Bool
  private var byIdentity: [Identity: Int]?
  var rows: [RememberedView] = []

  init(_ before: RememberedRows?, isMadeAlike: Bool, isNamedAlike: Bool, count: Int) {
    self.before = before
    self.isMadeAlike = isMadeAlike
    self.isNamedAlike = isNamedAlike
    rows.reserveCapacity(count)
  }

  /// The row that stood at that place.
  func row(at index: Int) -> RememberedView? {
    guard let before, before.rows.indices.contains(index) else { return nil }
    return before.rows[index]
  }

  /// The row that stood at that place, where one with the same element is known by the same name.
  func known(at index: Int) -> RememberedView? {
    guard isNamedAlike, let row = row(at: index), row.isNamedByElement else { return nil }
    return row
  }

  /// The row of that identity, wherever it stood.
  mutating func row(_ identity: Identity, near index: Int) -> RememberedView? {
    if let row = row(at: index), row.identity == identity { return row }
    guard let before else { return nil }
    let places =
      byIdentity
      ?? Dictionary(
        before.rows.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    byIdentity = places
    return places[identity].map { before.rows[$0] }
  }
}

/// The names of the rows so far, and how often each was used.
private struct UsedNames {
  private var once: Set<Identity>
  private var more: [Identity: Int] = [:]

  init(count: Int) { once = Set(minimumCapacity: count) }

  /// How many rows have had that name already.
  mutating func add(_ name: Identity) -> Int {
    if once.insert(name).inserted { return 0 }
    more[name, default: 0] += 1
    return more[name] ?? 0
  }
}

/// What a row is known by.
private struct RowName {
  let key: Value
  let words: String
  /// Whether it follows from nothing but the element: not from an object that the element holds, a
  /// static, or a random number.
  let isByElement: Bool

  init(of element: Value, _ id: Value?, _ expander: Expander) {
    let before = expander.kept
    expander.machine.reads.begin()
    key = expander.elementID(element, id)
    words = expander.machine.describe(key)
    let record = expander.machine.reads.end()
    isByElement = record.reads.isEmpty && !record.isSpoilt && expander.kept == before
  }
}

extension Expander {
  /// One node an element, with the element's own identity.
  func rows(
    _ elements: [Value], _ data: Value, id: Value?, _ closure: ClosureValue, _ view: ViewValue,
    under identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    var binding: BindingValue?
    if case .binding(let base) = data { binding = base }
    let before = earlier?.lists[identity]
    let isMadeAlike = before?.isMade(of: closure, around, binding, id, &sameness) ?? false
    let isNamedAlike = before.map { sameness.same(Stored($0.id), Stored(id)) } ?? false
    var memory = RowMemory(
      before, isMadeAlike: isMadeAlike, isNamedAlike: isNamedAlike, count: elements.count)
    var result: [ViewNode] = []
    result.reserveCapacity(elements.count)
    var used = UsedNames(count: elements.count)
    for (index, element) in elements.enumerated() {
      if isFull(view) { break }
      let known = memory.known(at: index).flatMap { sameness.same($0.given, element) ? $0 : nil }
      let name = known == nil ? RowName(of: element, id, self) : nil
      let row = known?.row ?? identity.child("row:\(name?.words ?? "")")
      let count = used.add(row)
      let place = count > 0 ? row.child(count) : row
      let argument = binding.map { BindingValue.element($0, at: index) }
      let earlierRow = known?.identity == place ? known : memory.row(place, near: index)
      if let earlierRow, memory.isMadeAlike, isCurrent(earlierRow),
        known === earlierRow || sameness.same(earlierRow.given, element),
        argument == nil || sameness.same(earlierRow.argument, argument)
      {
        take(earlierRow)
        if earlierRow.nodes.count == 1 {
          result.append(earlierRow.nodes[0])
        } else {
          result += earlierRow.nodes
        }
        memory.rows.append(earlierRow)
        continue
      }
      let tag = isByOffset(data, id) ? .int(index) : name?.key ?? self.elementID(element, id)
      let evaluate = {
        self.row(
          tag, argument.map { .binding($0) } ?? element, closure,
          under: place,
          around)
      }
      guard remembers else {
        result += evaluate()
        continue
      }
      let given = RememberedView.Given(
        identity: place, row: row, isNamedByElement: name?.isByElement ?? true, value: element,
        argument: argument)
      let (view, nodes) = remembering(given, before: earlierRow, evaluate)
      memory.rows.append(view)
      result += nodes
    }
    guard remembers else { return result }
    remembered.lists[identity] = RememberedRows(
      content: closure, around: around, data: binding, id: id, rows: memory.rows)
    return result
  }

  /// A loop over a half-open range without an `id` knows its rows by their offsets: the row of 2 in
  /// `ForEach(2..<100)` has the tag 0, so that a selection of 2 means "4 people" (observed by Paul Hudson,
  /// 100 Days of SwiftUI, day 16, on iOS 13 to 17).
  private func isByOffset(_ data: Value, _ id: Value?) -> Bool {
    guard id == nil, case .range(let range) = data else { return false }
    return !range.isClosed
  }

  private func row(
    _ key: Value, _ value: Value, _ closure: ClosureValue, under row: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    var nodes = content(closure, [value], under: row, around)
    if nodes.count > 1 {
      nodes = [ViewNode(.view("Group"), children: nodes, identity: row.child("group"))]
    }
    guard var node = nodes.first else { return [] }
    node.modifiers.append(tag(key, under: row, around))
    if remembers { node.stampAsRow() }
    return [node]
  }

  /// The id of a row is its implicit tag, which a selection is compared with as with a `.tag` that
  /// is written.
  private func tag(_ key: Value, under row: Identity, _ around: Surroundings) -> Modifier {
    switch key {
    case .view, .closure, .binding, .array, .set, .record:
      Modifier("_tag", [Argument(nil, .opaque(OpaqueValue(key), description: machine.describe(key)))])
    default: Modifier("_tag", [Argument(nil, convert(key, under: row, around))])
    }
  }
}
