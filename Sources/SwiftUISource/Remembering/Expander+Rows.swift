import EarshotViewTree
import EarshotVocabulary

/// The rows of one list while they are evaluated, beside those that it had before.
struct RowMemory {
  let before: RememberedRows?
  /// Whether rows are made as they were before, so that one with the same element is the same.
  let isMadeAlike: Bool
  private var byIdentity: [Identity: Int]?
  var rows: [RememberedView] = []

  init(_ before: RememberedRows?, isMadeAlike: Bool, count: Int) {
    self.before = before
    self.isMadeAlike = isMadeAlike
    rows.reserveCapacity(count)
  }

  /// The row that stood at that place.
  func row(at index: Int) -> RememberedView? {
    guard let before, before.rows.indices.contains(index) else { return nil }
    return before.rows[index]
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
    var memory = RowMemory(before, isMadeAlike: isMadeAlike, count: elements.count)
    var result: [ViewNode] = []
    result.reserveCapacity(elements.count)
    var used: [Identity: Int] = Dictionary(minimumCapacity: elements.count)
    for (index, element) in elements.enumerated() {
      if isFull(view) { break }
      let known = memory.row(at: index).flatMap { isSameElement($0.given, element) ? $0 : nil }
      let key = known == nil ? elementID(element, id) : nil
      let row = known?.row ?? identity.child("row:\(machine.describe(key ?? element))")
      let count = used.updateValue(0, forKey: row) ?? 0
      used[row] = count + 1
      let place = count > 0 ? row.child(count) : row
      let argument = binding.map { BindingValue.element($0, at: index) }
      let earlierRow = known?.identity == place ? known : memory.row(place, near: index)
      if let earlierRow, memory.isMadeAlike, isCurrent(earlierRow),
        known === earlierRow || isSameElement(earlierRow.given, element),
        argument == nil || sameness.same(earlierRow.argument, argument)
      {
        take(earlierRow)
        result += earlierRow.nodes
        memory.rows.append(earlierRow)
        continue
      }
      let evaluate = {
        self.row(
          key ?? self.elementID(element, id), argument.map { .binding($0) } ?? element, closure, under: place,
          around)
      }
      guard remembers else {
        result += evaluate()
        continue
      }
      let given = RememberedView.Given(identity: place, row: row, value: element, argument: argument)
      let (view, nodes) = remembering(given, before: earlierRow, evaluate)
      memory.rows.append(view)
      result += nodes
    }
    guard remembers else { return result }
    remembered.lists[identity] = RememberedRows(
      content: closure, around: around, data: binding, id: id, rows: memory.rows)
    return result
  }

  /// Whether an element is known to be the one before, with the id it had.
  private func isSameElement(_ before: Value, _ element: Value) -> Bool {
    // What an object is known by may be one of its fields.
    if case .object = element { return false }
    return sameness.same(before, element)
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
    if remembers { node.stamp = ViewStamp(node) }
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
