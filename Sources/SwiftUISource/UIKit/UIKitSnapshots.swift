/// Diffable data sources: sections and items of a snapshot, and the closure that makes a cell of each.
extension Machine {
  static let diffableSources: Set<String> = [
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
  ]

  /// `UITableViewDiffableDataSource(tableView: table) { table, path, item in … }`: the table asks it from now on.
  func adopt(diffable arguments: [EvaluatedArgument], on source: ObjectReference) {
    for argument in arguments {
      switch argument.value {
      case .object(let table) where ["tableView", "collectionView"].contains(argument.label):
        set("dataSource", of: table, to: .object(source))
      case let value where value.isFunction: set("cellProvider", of: source, to: value)
      default: break
      }
    }
  }

  /// The sections of a table whose data source is a snapshot's; nil where no cell can be made.
  func sections(of table: ObjectReference, by source: ObjectReference) throws(Interrupt) -> [Rows]? {
    guard let snapshot = uikitField("snapshot", of: source)?.record(of: "NSDiffableDataSourceSnapshot") else {
      return []
    }
    guard case .closure(let provider)? = uikitField("cellProvider", of: source) else { return nil }
    var sections: [Rows] = []
    var left = Machine.mostRows
    for (section, items) in (snapshot["items"]?.arrayValue ?? []).enumerated() {
      var rows = Rows(cells: [])
      let items = items.arrayValue ?? []
      if items.count > left { noteMissingRows(of: source) }
      for (row, item) in items.prefix(left).enumerated() {
        let cell = try call(provider, [.object(table), Machine.indexPath(row, section), item], nil)
        if cell.isUnknown { return nil }
        rows.cells.append(cell)
      }
      left -= rows.cells.count
      sections.append(rows)
    }
    return sections
  }

  /// `snapshot.appendItems(boats, toSection: .main)`; nil: it does something else.
  func snapshotMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard var snapshot = value.record(of: "NSDiffableDataSourceSnapshot") else { return nil }
    var sections = snapshot["sections"]?.arrayValue ?? []
    var items = snapshot["items"]?.arrayValue ?? []
    switch call.name {
    case "appendSections":
      let added = call.first?.arrayValue ?? []
      sections += added
      items += added.map { _ in .array([]) }
    case "appendItems":
      let place = call["toSection"].flatMap { section in sections.firstIndex(of: section) } ?? items.count - 1
      guard items.indices.contains(place) else { return .void }
      items[place] = .array((items[place].arrayValue ?? []) + (call.first?.arrayValue ?? []))
    case "deleteAllItems":
      sections = []
      items = []
    default: return nil
    }
    snapshot["sections"] = .array(sections)
    snapshot["items"] = .array(items)
    value = .record(snapshot)
    return .void
  }
}
