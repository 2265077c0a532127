import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  mutating func stack(
    _ name: String, _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int {
    let alignment = Read.alignment(node.argument("alignment"))
    if name == "ZStack" {
      return add(
        DepthArrangement(alignment: alignment), boxes(node.children, environment.inside(nil)))
    }
    let axis: Axis = name == "HStack" ? .horizontal : .vertical
    return add(
      StackArrangement(
        axis: axis, line: alignment[axis.other], spacing: Read.finite(node.argument("spacing"))),
      boxes(node.children, environment.inside(axis)))
  }

  mutating func lazyStack(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let axis: Axis = node.viewName == "LazyHStack" ? .horizontal : .vertical
    let alignment = Read.alignment(node.argument("alignment"))
    var cells = Cells()
    append(cells: node.children, environment.inside(axis), to: &cells)
    return add(
      LazyStackArrangement(
        axis: axis, line: alignment[axis.other],
        spacing: Read.finite(node.argument("spacing"))), cells.boxes)
  }

  private struct Cells {
    var boxes: [Int] = []
    /// Headers and footers.
    var wholeLines: Set<Int> = []
  }

  /// Children with sections taken apart: header, rows, footer.
  private mutating func append(
    cells nodes: [ViewNode], _ environment: LayoutEnvironment, to cells: inout Cells
  ) {
    for node in nodes {
      let start = cells.boxes.count
      if node.viewName == "Section" {
        append(section: node, environment, to: &cells)
      } else if node.passesChildrenOn, node.modifiers.isEmpty {
        append(cells: node.children, environment, to: &cells)
      } else {
        append(node, environment, to: &cells.boxes)
        continue
      }
      addGroup(node.identity, Array(cells.boxes[start...]))
    }
  }

  private mutating func append(
    section node: ViewNode, _ environment: LayoutEnvironment, to cells: inout Cells
  ) {
    if let header = sectionHeader(node, environment) {
      cells.wholeLines.insert(cells.boxes.count)
      cells.boxes.append(header)
    }
    append(cells: node.children, environment, to: &cells)
    if let footer = sectionFooter(node, environment) {
      cells.wholeLines.insert(cells.boxes.count)
      cells.boxes.append(footer)
    }
  }

  mutating func sectionHeader(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if let header = node.argument("header")?.views {
      return header.isEmpty ? nil : stacked(header, environment, alignment: 0)
    }
    let title = node.unlabeled()?.string ?? node.argument("header")?.string
    guard let title, !title.isEmpty else { return nil }
    return part("header", of: node, textBox(title, environment))
  }

  mutating func sectionFooter(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if let footer = node.argument("footer")?.views {
      return footer.isEmpty ? nil : stacked(footer, environment, alignment: 0)
    }
    guard let text = node.argument("footer")?.string, !text.isEmpty else { return nil }
    return part("footer", of: node, textBox(text, environment))
  }

  /// A section outside of lists: its parts one below the other.
  mutating func section(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var inner = boxes(node.children, environment.inside(.vertical))
    if let header = sectionHeader(node, environment.inside(.vertical)) { inner.insert(header, at: 0) }
    if let footer = sectionFooter(node, environment.inside(.vertical)) { inner.append(footer) }
    return add(StackArrangement(axis: .vertical), inner)
  }

  mutating func scrollView(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let named = node.argument("axes") ?? node.unlabeled()
    let symbols = named?.symbols ?? []
    var axes: Set<Axis> = symbols.isEmpty ? [.vertical] : Read.axes(named)
    if case .list(let none)? = named, none.isEmpty { axes = [] }
    return add(
      ScrollArrangement(axes: axes, identity: node.identity),
      [stacked(node.children, environment)])
  }

  mutating func lazyGrid(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let axis: Axis = node.viewName == "LazyHGrid" ? .horizontal : .vertical
    let items = node.argument(axis == .vertical ? "columns" : "rows")
    let alignment = Read.alignment(node.argument("alignment"))
    var cells = Cells()
    append(cells: node.children, environment.inside(nil), to: &cells)
    return add(
      LazyGridArrangement(
        axis: axis, tracks: GridTrack.tracks(items),
        alignment: axis == .vertical ? alignment.x : alignment.y,
        spacing: Read.finite(node.argument("spacing")), wholeLines: cells.wholeLines),
      cells.boxes)
  }

  mutating func grid(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var children: [Int] = []
    var rows: [[GridArrangement.Cell]] = []
    for child in gridRows(node.children) {
      var row: [GridArrangement.Cell] = []
      var column = 0
      let isRow = child.viewName == "GridRow"
      let cells = isRow ? flattenedCells(child.children) : [child]
      let start = children.count
      for cell in cells {
        let span = min(100, max(1, cell.modifier("gridCellColumns")?.unlabeled()?.int ?? 1))
        let first = children.count
        append(cell, environment.inside(nil), to: &children)
        for index in first..<children.count {
          row.append(.init(item: index, column: column, span: isRow ? span : 0))
          column += span
        }
      }
      if isRow, start < children.count { addGroup(child.identity, Array(children[start...])) }
      if !row.isEmpty { rows.append(row) }
    }
    return add(
      GridArrangement(
        alignment: Read.alignment(node.argument("alignment")),
        horizontalSpacing: Read.finite(node.argument("horizontalSpacing")) ?? 8,
        verticalSpacing: Read.finite(node.argument("verticalSpacing")) ?? 8, rows: rows),
      children)
  }

  private func gridRows(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { $0.passesChildrenOn ? gridRows($0.children) : [$0] }
  }

  private func flattenedCells(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node in
      node.viewName == "Group" || node.viewName == "ForEach" ? flattenedCells(node.children) : [node]
    }
  }
}

extension GridTrack {
  /// `[GridItem(.flexible()), GridItem(.adaptive(minimum: 80), spacing: 4)]`.
  static func tracks(_ value: ArgumentValue?) -> [GridTrack] {
    guard case .list(let items)? = value?.current else { return [flexible] }
    let tracks = items.prefix(1000).map(track)
    return tracks.isEmpty ? [flexible] : Array(tracks)
  }

  private static let flexible = GridTrack(kind: .flexible(minimum: 10, maximum: .infinity))

  private static func track(_ item: ArgumentValue) -> GridTrack {
    let fields: [Argument]
    switch item.current {
    case .record(_, let named): fields = named
    case .symbol(_, let arguments): fields = arguments
    default: return flexible
    }
    func field(_ label: String?) -> ArgumentValue? { fields.first { $0.label == label }?.value }
    var track = flexible
    if let size = field(nil) ?? field("size"), case .symbol(let name, let arguments) = size.current {
      func length(_ label: String) -> Double? {
        Read.length(arguments.first { $0.label == label }?.value)
      }
      let minimum = max(0, length("minimum") ?? 10)
      let maximum = max(minimum, length("maximum") ?? .infinity)
      switch name {
      case "fixed": track.kind = .fixed(max(0, Read.finite(arguments.first?.value) ?? 10))
      case "adaptive":
        let least = max(1, length("minimum") ?? Read.finite(arguments.first?.value) ?? 10)
        track.kind = .adaptive(minimum: least, maximum: max(least, maximum))
      default: track.kind = .flexible(minimum: minimum, maximum: maximum)
      }
    }
    track.spacing = Read.finite(field("spacing"))
    if let alignment = field("alignment") { track.alignment = Read.alignment(alignment) }
    return track
  }
}
