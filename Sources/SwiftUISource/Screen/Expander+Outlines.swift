import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// Levels of an outline that are looked into.
  private static let outlineDepth = 64

  /// `OutlineGroup` and `List(_:children:)`: a row with children can be expanded to show them.
  func openOutline(
    _ rows: inout [ViewNode], of data: Value, _ closure: ClosureValue, _ view: ViewValue,
    _ around: Surroundings, depth: Int
  ) {
    guard case .keyPath(let path)? = view.argument("children"), depth < Expander.outlineDepth else {
      return
    }
    let place = machine.placeholder(view.file)
    let elements =
      guarded(around, { () throws(Interrupt) in try self.machine.elements(of: data, place) }) ?? []
    for (index, element) in elements.prefix(rows.count).enumerated() {
      let inside = guarded(around) { () throws(Interrupt) in
        try self.machine.follow(path, from: element, place)
      }
      guard let inside, !inside.isNone else { continue }
      let identity = rows[index].identity.child("outline")
      var children = self.rows(
        of: inside, id: view.argument("id"), closure, view, under: identity, around)
      openOutline(&children, of: inside, closure, view, around, depth: depth + 1)
      rows[index] = ViewNode(
        .view("DisclosureGroup"),
        arguments: [
          Argument("label", .views([rows[index]])), Argument("isOutline", .bool(true)),
        ], children: children, identity: identity, source: rows[index].source)
    }
  }

  /// Table: a row for each element, a cell for each column; on a phone the first column alone
  /// (documented, iOS 16+).
  func table(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    guard let data = view.firstUnlabelled, case .closure(let closure)? = view.argument("columns"),
      let made = guarded(around, { () throws(Interrupt) in try self.machine.call(closure, [], nil) })
    else { return generic("Table", view, at: identity, around) }
    let isCompact = machine.environment.device.idiom == .phone
    let columns = machine.views(of: made).prefix(isCompact ? 1 : .max)
    let place = machine.placeholder(view.file)
    let elements =
      guarded(around, { () throws(Interrupt) in try self.machine.elements(of: data, place) }) ?? []
    var node = node("Table", view, at: identity)
    for (row, element) in elements.prefix(Expander.rowLimit).enumerated() {
      let under = identity.child("row").child(row)
      let cells = columns.enumerated().flatMap { index, column in
        cell(column, element, under: under.child(index), around)
      }
      node.children.append(ViewNode(.view("HStack"), children: cells, identity: under))
    }
    return node
  }

  private func cell(
    _ column: ViewValue, _ element: Value, under identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    if case .closure(let closure)? = column.argument("content") {
      return content(closure, [element], under: identity, around)
    }
    guard case .keyPath(let path)? = column.argument("value"),
      let value = guarded(
        around,
        { () throws(Interrupt) in
          try self.machine.follow(path, from: element, self.machine.placeholder(nil))
        })
    else { return [] }
    return [
      ViewNode(
        .view("Text"), arguments: [Argument(nil, .text(machine.text(of: value)))],
        identity: identity)
    ]
  }
}
