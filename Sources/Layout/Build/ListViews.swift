import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// `List`, `Form` and `Table`: sections, rows, and what unfolds into rows of its own.
  mutating func list(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var inner = environment.inside(nil)
    inner.isInList = true
    inner.isInRow = false
    var rows = ListRows()
    append(node.children, inner, to: &rows)
    let style = environment.style("listStyle")
    let isGrouped = node.viewName == "Form" || style == "automatic" || style == "insetGrouped"
    return add(
      ListArrangement(
        identity: node.identity, parts: rows.parts, starts: rows.starts,
        inset: isGrouped ? 16 : 0, sectionGap: style == "plain" || style == "inset" ? 0 : 24),
      rows.boxes)
  }

  private struct ListRows {
    var boxes: [Int] = []
    var parts: [ListArrangement.Part] = []
    var starts: Set<Int> = []
    /// The next row begins a section.
    var isBetweenSections = false

    mutating func add(_ box: Int, _ part: ListArrangement.Part) {
      if isBetweenSections { starts.insert(boxes.count) }
      isBetweenSections = false
      boxes.append(box)
      parts.append(part)
    }
  }

  private mutating func append(
    _ nodes: [ViewNode], _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    for node in nodes { append(node, environment, to: &rows) }
  }

  /// The boxes of one row by itself, as a list makes them.
  mutating func listed(_ node: ViewNode, _ environment: LayoutEnvironment) -> [Int] {
    var rows = ListRows()
    append(node, environment, to: &rows)
    return rows.boxes
  }

  /// A row that is known from the last time is taken; one that is made of a single box will be known.
  private mutating func append(
    _ node: ViewNode, _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    guard !isInRow, let start = rowStart(node) else {
      return appendAnew([node], environment, to: &rows)
    }
    if let box = knownRow(node, environment, isListed: true) {
      rows.add(box, .row)
      return
    }
    let count = rows.boxes.count
    isInRow = true
    appendAnew([node], environment, to: &rows)
    isInRow = false
    if rows.boxes.count == count + 1 { note(node, environment, box: rows.boxes[count], since: start) }
  }

  private mutating func appendAnew(
    _ nodes: [ViewNode], _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    for node in nodes {
      let start = rows.boxes.count
      if node.viewName == "Section" {
        append(section: node, environment, to: &rows)
        addGroup(node.identity, Array(rows.boxes[start...]))
      } else if node.passesChildrenOn {
        append(opened: node, environment, to: &rows)
        addGroup(node.identity, Array(rows.boxes[start...]))
      } else if isUnfolded(node, environment) {
        append(unfolded: node, environment, to: &rows)
      } else {
        append(row: node, environment, to: &rows)
      }
    }
  }

  private mutating func append(
    section node: ViewNode, _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    var environment = environment
    for modifier in node.modifiers.reversed() { environment.apply(modifier) }
    rows.isBetweenSections = true
    if let header = sectionHeader(node, environment) { rows.add(header, .header) }
    append(node.children, environment, to: &rows)
    if let footer = sectionFooter(node, environment) { rows.add(footer, .footer) }
    rows.isBetweenSections = true
  }

  private mutating func append(
    opened node: ViewNode, _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    var environment = environment
    for modifier in node.modifiers.reversed() { environment.apply(modifier) }
    environment.depth += 1
    append(node.children, environment, to: &rows)
  }

  private mutating func append(
    row node: ViewNode, _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    var boxes: [Int] = []
    append(node, environment, to: &boxes)
    for box in boxes { rows.add(box, .row) }
  }

  /// Whether a control in a list puts its content into rows of its own.
  private func isUnfolded(_ node: ViewNode, _ environment: LayoutEnvironment) -> Bool {
    switch node.viewName {
    case "DisclosureGroup": return isExpanded(node)
    case "Picker":
      var inner = environment
      for modifier in node.modifiers.reversed() { inner.apply(modifier) }
      return inner.style("pickerStyle") == "inline"
    default: return false
    }
  }

  private mutating func append(
    unfolded node: ViewNode, _ environment: LayoutEnvironment, to rows: inout ListRows
  ) {
    var inner = environment
    for modifier in node.modifiers.reversed() { inner.apply(modifier) }
    inner.depth += 1
    if let label = label(of: node, inner) {
      let head = row([label], inner)
      name(node.identity, head)
      rows.add(head, .row)
    }
    append(node.children, inner, to: &rows)
  }
}
