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
}
