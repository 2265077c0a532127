/// Rows of tables and collections: registered cells, and what a data source of the app's gives.
extension Machine {
  func uikitRows(_ reference: ObjectReference, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "register":
      guard case .string(let id)? = Machine.reuseIdentifier(call) else { return .void }
      set("cell:\(id)", of: reference, to: call.first ?? .none)
      return .void
    case "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView":
      guard case .string(let id)? = Machine.reuseIdentifier(call) else { return nil }
      let isTable = isKind(reference, of: "UITableView")
      if let cell = try cell(id, of: reference) { return cell }
      return try makeUIKit(
        TypeValue(info: nil, name: isTable ? "UITableViewCell" : "UICollectionViewCell"), [])
    case "dequeueConfiguredReusableCell":
      return try configuredCell(call)
    case "tableView", "numberOfSections": return inheritedRows(reference, call)
    default: return nil
    }
  }

  private static func reuseIdentifier(_ call: LibraryCall) -> Value? {
    for label in [
      "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
      "withReuseIdentifier", "withIdentifier",
    ] {
      if let value = call[label] { return value }
    }
    return call.name.hasSuffix("HeaderFooterView") ? call.first : nil
  }

  private func cell(_ id: String, of table: ObjectReference) throws(Interrupt) -> Value? {
    switch uikitField("cell:\(id)", of: table) {
    case .type(let type)?: return try uikitInstance(type)
    case .record(let record)? where record.type == "UINib": return try nibObjects(record).first
    default: return nil
    }
  }

  /// `Cell()` of a class of the app's or of UIKit's.
  func uikitInstance(_ type: TypeValue) throws(Interrupt) -> Value? {
    if let info = type.info { return try makeFramed(info, placeholder(nil)) }
    return try makeUIKit(type, [])
  }

  /// `UICollectionView.CellRegistration<Cell, Item> { cell, indexPath, item in … }`.
  private func configuredCell(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let registration = call["using"]?.record(of: "CellRegistration"),
      case .closure(let handler)? = registration["handler"]
    else { return nil }
    var cell = Value.none
    if case .type(let type)? = registration["cell"] { cell = try uikitInstance(type) ?? .none }
    if cell.isNone {
      cell = try makeUIKit(TypeValue(info: nil, name: "UICollectionViewListCell"), []) ?? .none
    }
    _ = try self.call(handler, [cell, call["for"] ?? .none, call["item"] ?? .none], nil)
    return cell
  }

  // MARK: Data sources

  struct Rows {
    var header: Value?
    var footer: Value?
    var cells: [Value]
  }

  /// More rows than this are no screen.
  static let mostRows = 1_000

  /// The sections of a table or a collection; nil where no code of the app gives them.
  func sections(of table: ObjectReference) throws(Interrupt) -> [Rows]? {
    guard case .object(let source)? = uikitField("dataSource", of: table) else {
      return writtenSections(of: table)
    }
    if project.uikitClass(of: source.type).map({ Machine.diffableSources.contains($0) }) == true {
      return try sections(of: table, by: source)
    }
    let isTable = isKind(table, of: "UITableView")
    let name = isTable ? "tableView" : "collectionView"
    let itself = Value.object(table)
    let written = writtenSections(of: table)
    var count = written?.count ?? 1
    if let (function, type) = uikitOverride("numberOfSections", of: source) {
      let value = try call(
        function, owner: .object(source), type: type, values: [itself], placeholder(function.file))
      guard let number = value.exactInt else { return nil }
      count = number
    }
    var sections: [Rows] = []
    var left = Machine.mostRows
    for section in 0..<max(0, count) {
      if left == 0 || section == Machine.mostRows {
        noteMissingRows(of: source)
        break
      }
      let label = isTable ? "numberOfRowsInSection" : "numberOfItemsInSection"
      let asked = try ask(source, name, label, [itself, .int(section)])
      let inFile = written.flatMap { $0.indices.contains(section) ? $0[section] : nil }
      guard let number = asked?.exactInt ?? (asked == nil ? inFile?.cells.count : nil) else { return nil }
      var rows = Rows(header: inFile?.header, footer: inFile?.footer, cells: [])
      if number > left { noteMissingRows(of: source) }
      for row in 0..<max(0, min(number, left)) {
        let path = Machine.indexPath(row, section)
        var cell = try ask(source, name, isTable ? "cellForRowAt" : "cellForItemAt", [itself, path])
        if cell == nil, let inFile, inFile.cells.indices.contains(row) { cell = inFile.cells[row] }
        guard let cell, !cell.isUnknown else { return nil }
        rows.cells.append(cell)
      }
      left -= rows.cells.count
      if isTable { try surround(&rows, section, of: table, source) }
      sections.append(rows)
    }
    return sections
  }

  func noteMissingRows(of source: ObjectReference) {
    let declaration = source.type.declaration
    notice(
      .warning, .budget, declaration?.file, declaration?.start ?? 0,
      "the data source gives more than \(Machine.mostRows) rows; the rest is left out")
  }

  private func surround(
    _ rows: inout Rows, _ section: Int, of table: ObjectReference, _ source: ObjectReference
  ) throws(Interrupt) {
    let values: [Value] = [.object(table), .int(section)]
    var delegate = source
    if case .object(let other)? = uikitField("delegate", of: table) { delegate = other }
    let header = try edge("Header", values, delegate, source)
    let footer = try edge("Footer", values, delegate, source)
    if let header { rows.header = header }
    if let footer { rows.footer = footer }
  }

  /// What the code says of a section's edge; nil where it says nothing.
  private func edge(
    _ name: String, _ values: [Value], _ delegate: ObjectReference, _ source: ObjectReference
  ) throws(Interrupt) -> Value? {
    let view = try ask(delegate, "tableView", "viewFor\(name)InSection", values)
    if let view, !view.isNone { return view }
    return try ask(source, "tableView", "titleFor\(name)InSection", values) ?? view
  }

  /// The sections that the table's interface file holds.
  private func writtenSections(of table: ObjectReference) -> [Rows]? {
    guard case .array(let sections)? = state.objects[table.id].fields["#sections"] else { return nil }
    return sections.compactMap { section in
      section.record(of: "TableSection").map {
        Rows(header: $0["header"], footer: $0["footer"], cells: $0["cells"]?.arrayValue ?? [])
      }
    }
  }

  /// What a controller of a table leaves to its superclass, which knows the sections of the interface file.
  func inheritedRows(_ controller: ObjectReference, _ call: LibraryCall) -> Value? {
    guard case .object(let table)? = call.first ?? call["in"], isController(controller),
      let sections = writtenSections(of: table)
    else { return nil }
    if call.name == "numberOfSections" { return .int(sections.count) }
    let path = call["cellForRowAt"]?.record(of: "IndexPath")
    let number =
      path?["section"] ?? call["numberOfRowsInSection"] ?? call["titleForHeaderInSection"]
      ?? call["titleForFooterInSection"]
    guard let number = number?.exactInt, sections.indices.contains(number) else { return nil }
    let section = sections[number]
    if let row = path?["row"]?.exactInt {
      return section.cells.indices.contains(row) ? section.cells[row] : nil
    }
    if call.has("numberOfRowsInSection") { return .int(section.cells.count) }
    return (call.has("titleForHeaderInSection") ? section.header : section.footer) ?? Value.none
  }

  /// A method of a delegate, known by its first name and the label of its second parameter.
  func ask(
    _ target: ObjectReference, _ name: String, _ label: String, _ values: [Value]
  ) throws(Interrupt) -> Value? {
    for type in project.lineage(of: target.type) {
      let functions = (type.functions[name] ?? []).filter { $0.body.value != nil }
      guard let function = functions.first(where: { $0.parameters.dropFirst().first?.label == label }) else {
        continue
      }
      return try call(
        function, owner: .object(target), type: type, values: values, placeholder(function.file))
    }
    return nil
  }

  static func indexPath(_ row: Int, _ section: Int) -> Value {
    .record("IndexPath", ["section": .int(section), "row": .int(row), "item": .int(row)])
  }
}
