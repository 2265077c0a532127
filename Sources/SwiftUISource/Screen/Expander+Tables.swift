import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// `Table(tides) { TableColumn("Height") { tide in … } }`: a row for each element, in it what each
  /// column shows of it; on a phone the first column alone (Apple documentation, iOS 16+). nil where
  /// there is no data: then its rows are written out.
  func table(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode? {
    guard let data = view.firstUnlabelled, case .closure(let closure)? = view.argument("columns") else {
      return nil
    }
    let place = machine.placeholder(view.file)
    let elements = guarded(around) { () throws(Interrupt) in try self.machine.elements(of: data, place) }
    guard let elements, let all = columns(closure, around) else { return nil }
    let columns = all.prefix(machine.environment.device.idiom == .phone ? 1 : all.count)
    var node = node("Table", view, at: identity)
    for (index, element) in elements.prefix(Expander.rowLimit).enumerated() {
      if nodeCount >= machine.environment.bounds.views { break }
      let row = identity.child("row").child(index)
      var cells: [ViewNode] = []
      for (position, column) in columns.enumerated() {
        cells += cell(of: column, element, at: row.child(position), around)
      }
      nodeCount += 1
      node.children.append(ViewNode(.view("HStack"), children: cells, identity: row, source: node.source))
    }
    return node
  }

  private func columns(_ closure: ClosureValue, _ around: Surroundings) -> [ViewValue]? {
    var closure = closure
    closure.isViewBuilder = true
    let built = guarded(around) { () throws(Interrupt) in try self.machine.call(closure, [], nil) }
    return built.map { machine.views(of: $0) }
  }

  private func cell(
    of column: ViewValue, _ element: Value, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    if case .group(let columns) = column.kind {
      return columns.enumerated().flatMap { cell(of: $1, element, at: identity.child($0), around) }
    }
    if case .closure(let closure)? = column.argument("content") {
      return content(closure, [element], under: identity, around)
    }
    guard case .keyPath(let path)? = column.argument("value") else { return [] }
    let held = guarded(around) { () throws(Interrupt) in
      try self.machine.follow(path, from: element, self.machine.placeholder(column.file))
    }
    let text = ViewValue(
      .sdk("Text"), arguments: [LabelledValue(label: nil, value: held ?? .none)], file: column.file,
      start: column.start)
    return expand(text, at: identity, around)
  }
}
