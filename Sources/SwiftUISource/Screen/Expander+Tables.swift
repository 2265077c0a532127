import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// `Table(tides) { TableColumn("Height") { tide in … } }`: a row for each element, in it a cell for
  /// each column. Where the width is compact, as on every iPhone, a table shows its first column
  /// alone, without headers (Apple documentation of `Table`, iOS 16+).
  func table(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    guard case .closure(let closure)? = view.argument("columns"), let columns = columns(closure, around)
    else { return generic("Table", view, at: identity, around) }
    let visible = Array(columns.prefix(hasCompactWidth(around) ? 1 : .max))
    var node = node("Table", view, at: identity)
    if case .closure(let rows)? = view.argument("rows") {
      var around = around
      around.columns = visible
      node.children = content(rows, [], under: identity.child("rows"), around)
      return node
    }
    guard let data = view.firstUnlabeled else { return generic("Table", view, at: identity, around) }
    let place = machine.placeholder(view.file)
    let elements =
      guarded(around) { () throws(Interrupt) in try self.machine.elements(of: data, place) } ?? []
    for (index, element) in elements.prefix(Expander.rowLimit).enumerated() {
      if isFull(view) { break }
      let row = identity.child("row").child(index)
      node.children.append(cells(of: visible, element, at: row, from: node.source, around))
    }
    return node
  }

  /// `TableRow(tide)` among rows that are written out.
  func tableRow(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    cells(
      of: around.columns, view.firstUnlabeled ?? .none, at: identity,
      from: machine.location(view.file, view.start), around)
  }

  private func hasCompactWidth(_ around: Surroundings) -> Bool {
    let given = around.values["horizontalSizeClass"].map { current($0) }
    return given?.symbolName.map { $0 == "compact" } ?? (machine.environment.device.idiom == .phone)
  }

  private func columns(_ closure: ClosureValue, _ around: Surroundings) -> [ViewValue]? {
    var closure = closure
    closure.isViewBuilder = true
    let built = guarded(around) { () throws(Interrupt) in try self.machine.call(closure, [], nil) }
    return built.map { flattened(machine.views(of: $0)) }
  }

  /// Columns behind a condition or in a `Group` stand in the table like the others.
  private func flattened(_ columns: [ViewValue]) -> [ViewValue] {
    columns.flatMap { column -> [ViewValue] in
      if case .group(let inner) = column.kind { return flattened(inner) }
      return [column]
    }
  }

  private func cells(
    of columns: [ViewValue], _ element: Value, at identity: Identity, from source: SourceLocation?,
    _ around: Surroundings
  ) -> ViewNode {
    nodeCount += 1
    let cells = columns.enumerated().flatMap { cell(of: $1, element, at: identity.child($0), around) }
    return ViewNode(.view("HStack"), children: cells, identity: identity, source: source)
  }

  private func cell(
    of column: ViewValue, _ element: Value, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    if case .closure(let closure)? = column.argument("content") {
      return content(closure, [element], under: identity, around)
    }
    guard case .keyPath(let path)? = column.argument("value") else { return [] }
    let held = guarded(around) { () throws(Interrupt) in
      try self.machine.follow(path, from: element, self.machine.placeholder(column.file))
    }
    let text = ViewValue(
      .sdk("Text"), arguments: [LabeledValue(label: nil, value: held ?? .none)], file: column.file,
      start: column.start)
    return expand(text, at: identity, around)
  }
}
