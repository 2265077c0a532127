import EarshotVocabulary

/// On one line, what an overlay adds is read before its base and what a background adds after it
/// (settled, "Overlays"); views of a ZStack that cover each other are read back to front.
struct LineLayers {
  let order: LineOrder
  let items: [OrderItem]

  init(_ order: LineOrder, _ items: [OrderItem]) {
    self.order = order
    self.items = items
  }

  /// The line with the layers of every stack in their order, innermost stacks first. A stack's
  /// views keep the places on the line that they have between them.
  func sorted(_ line: [Int]) -> [Int] {
    guard line.contains(where: { items[$0].layer != Layer.none }) else { return line }
    var result = line
    var places = Dictionary(uniqueKeysWithValues: zip(line, line.indices))
    let memberships = line.map { slots(of: items[$0].layer) }
    var members: [Int: [Int]] = [:]
    for (place, slots) in memberships.enumerated() {
      for stack in slots.keys { members[stack, default: []].append(line[place]) }
    }
    let slotsByItem = Dictionary(uniqueKeysWithValues: zip(line, memberships))
    // Stacks are numbered by declaration: what is inside another one has a higher number.
    for stack in members.keys.sorted(by: >) {
      reorder(stack, members[stack] ?? [], slotsByItem, &result, &places)
    }
    return result
  }

  private struct Slot {
    var kind: Layer.Kind
    var number: Int
  }

  private func slots(of layer: Int) -> [Int: Slot] {
    var slots: [Int: Slot] = [:]
    var current = layer
    while order.layers.indices.contains(current) {
      let entry = order.layers[current]
      slots[entry.stack] = Slot(kind: entry.kind, number: entry.slot)
      current = entry.parent
    }
    return slots
  }

  /// - Parameter places: where each item is on the line. Only the members are looked at: a line may have as many
  ///   stacks as items.
  private func reorder(
    _ stack: Int, _ members: [Int], _ slots: [Int: [Int: Slot]], _ line: inout [Int],
    _ places: inout [Int: Int]
  ) {
    guard members.count > 1 else { return }
    let free = members.compactMap { places[$0] }.sorted()
    let ordered = free.map { line[$0] }
    func slot(_ item: Int) -> Slot { slots[item]?[stack] ?? Slot(kind: .depth, number: 0) }
    let isDepth = ordered.allSatisfy { slot($0).kind == .depth }
    if isDepth, !coverEachOther(ordered, number: { slot($0).number }) { return }
    if !isDepth, order.keepsTreeOrder, !startTogether(ordered, number: { slot($0).number }) { return }
    let sorted = ordered.enumerated().sorted { a, b in
      let (first, second) = (slot(a.element).number, slot(b.element).number)
      return first == second ? a.offset < b.offset : first < second
    }
    for (place, item) in zip(free, sorted) {
      line[place] = item.element
      places[item.element] = place
    }
  }

  /// Whether views of different layers overlap along the line.
  private func coverEachOther(_ line: [Int], number: (Int) -> Int) -> Bool {
    let byStart = line.sorted { start($0) < start($1) }
    var reach: [Int: Double] = [:]
    for item in byStart {
      let own = number(item)
      for (other, end) in reach where other != own && end > start(item) { return true }
      reach[own] = max(reach[own] ?? -.infinity, items[item].frame?.maxX ?? 0)
    }
    return false
  }

  /// Whether what an overlay adds begins on the first line of its base.
  private func startTogether(_ line: [Int], number: (Int) -> Int) -> Bool {
    let base = line.filter { number($0) >= 0 }.compactMap { items[$0].frame?.minY }.min()
    let above = line.filter { number($0) < 0 }.compactMap { items[$0].frame?.minY }.min()
    guard let base, let above else { return false }
    return above - base < order.lineThreshold
  }

  private func start(_ item: Int) -> Double { items[item].frame?.minX ?? 0 }
}
