/// Snapshots of one section, an outline: items with items below them, which are shown while they are expanded.
extension Machine {
  /// `outline.append(boats, to: harbour)`, `outline.expand([harbour])`; nil: it does something else.
  func sectionSnapshotMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) -> Value? {
    var snapshot = record
    let given = call.first?.arrayValue ?? []
    switch call.name {
    case "append":
      let items = snapshot["items"]?.arrayValue ?? []
      let parent = call["to"].flatMap { items.firstIndex(of: $0) } ?? -1
      snapshot["items"] = .array(items + given)
      let parents = snapshot["parents"]?.arrayValue ?? []
      snapshot["parents"] = .array(parents + given.map { _ in .int(parent) })
    case "expand": snapshot["expanded"] = .array((snapshot["expanded"]?.arrayValue ?? []) + given)
    case "collapse":
      snapshot["expanded"] = .array((snapshot["expanded"]?.arrayValue ?? []).filter { !given.contains($0) })
    case "deleteAll":
      value = .record(snapshot.type, [:])
      return .void
    case "isExpanded": return .bool((snapshot["expanded"]?.arrayValue ?? []).contains(call.first ?? .none))
    case "contains": return .bool((snapshot["items"]?.arrayValue ?? []).contains(call.first ?? .none))
    default: return nil
    }
    value = .record(snapshot)
    return .void
  }

  /// `dataSource.apply(outline, to: .main)`: what the section shows from now on.
  func applySection(_ call: LibraryCall, on source: ObjectReference) {
    guard let section = call["to"],
      let outline = call.first?.record(of: "NSDiffableDataSourceSectionSnapshot")
    else { return }
    var snapshot =
      uikitField("snapshot", of: source)?.record(of: "NSDiffableDataSourceSnapshot")
      ?? RecordValue(type: "NSDiffableDataSourceSnapshot", fields: [])
    var sections = snapshot["sections"]?.arrayValue ?? []
    var items = snapshot["items"]?.arrayValue ?? []
    let place = sections.firstIndex(of: section) ?? sections.count
    if place == sections.count {
      sections.append(section)
      items.append(.array([]))
    }
    items[place] = .array(shownItems(of: outline))
    snapshot["sections"] = .array(sections)
    snapshot["items"] = .array(items)
    set("snapshot", of: source, to: .record(snapshot))
  }

  /// `dataSource.snapshot(for: .main)`: the items of a section, all beside each other.
  func sectionSnapshot(of section: Value, on source: ObjectReference) -> Value {
    let snapshot = uikitField("snapshot", of: source)?.record(of: "NSDiffableDataSourceSnapshot")
    let place = snapshot?["sections"]?.arrayValue?.firstIndex(of: section)
    let items = place.flatMap { snapshot?["items"]?.arrayValue?[$0].arrayValue } ?? []
    return .record(
      "NSDiffableDataSourceSectionSnapshot",
      ["items": .array(items), "parents": .array(items.map { _ in .int(-1) })])
  }

  private func shownItems(of outline: RecordValue) -> [Value] {
    let items = outline["items"]?.arrayValue ?? []
    let parents = outline["parents"]?.arrayValue ?? []
    let expanded = outline["expanded"]?.arrayValue ?? []
    var below: [Int: [Int]] = [:]
    for (index, parent) in parents.enumerated() { below[parent.exactInt ?? -1, default: []].append(index) }
    var shown: [Value] = []
    var left = Array((below[-1] ?? []).reversed())
    while let index = left.popLast() {
      shown.append(items[index])
      guard let inside = below[index], expanded.contains(items[index]) else { continue }
      left += inside.reversed()
    }
    return shown
  }
}
