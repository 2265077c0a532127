import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// By style: segments side by side, a wheel, rows, or a button with the selection.
  mutating func picker(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    switch environment.style("pickerStyle") {
    case "segmented", "palette":
      return add(EvenArrangement(height: 32), segments(node, environment.inside(.horizontal)))
    case "wheel":
      let wheel = add(FillArrangement(height: 216, idealWidth: 320))
      return add(
        DecorationArrangement(), [wheel, layered(node.children, environment, .center)])
    case "inline", "radioGroup":
      let rows = boxes(node.children, environment.inside(.vertical))
      return column(rows, alignment: environment.isInList ? 0 : 0.5)
    default: return menuPicker(node, environment)
    }
  }

  /// Each row's frame is its segment, not only the text in the middle of it.
  private mutating func segments(
    _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> [Int] {
    var segments: [Int] = []
    let open = FrameArrangement.Wish(minimum: nil, ideal: nil, maximum: .infinity)
    for row in pickerRows(node.children) {
      var found: [Int] = []
      append(row, environment, to: &found)
      for box in found {
        let segment = add(FrameArrangement(width: open, height: open), [box])
        name(row.identity, segment)
        segments.append(segment)
      }
    }
    return segments
  }

  /// A button with the selected row's text and a chevron; in a list the label before it.
  private mutating func menuPicker(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var parts: [Int] = []
    if let row = selectedRow(node) { parts.append(stacked([row], environment.inside(.horizontal))) }
    parts.append(add(FixedArrangement(width: 12, height: 16)))
    let value = row(parts, environment, fills: false)
    if environment.isInList { return labeled(node, value, environment) }
    return add(PaddingArrangement(insets: Insets(horizontal: 12, vertical: 7)), [value])
  }

  private func selectedRow(_ node: ViewNode) -> ViewNode? {
    let rows = pickerRows(node.children)
    guard let selection = node.argument("selection") else { return rows.first }
    let now = selection.plain
    return rows.first { row in
      (row.modifier("tag") ?? row.modifier("_tag"))?.unlabeled()?.plain == now
    }
  }

  private func pickerRows(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node in
      node.viewName == "ForEach" || node.viewName == "Section"
        ? pickerRows(node.children) : [node]
    }
  }
}
