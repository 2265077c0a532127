import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  mutating func text(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    let string = node.unlabeled()?.string ?? node.argument("verbatim")?.string ?? ""
    return textBox(string, environment)
  }

  mutating func textBox(_ string: String, _ environment: LayoutEnvironment) -> Int {
    add(
      TextArrangement(
        string, font: environment.font, dynamicType: environment.dynamicType,
        lineLimit: environment.isInBar ? 1 : environment.lineLimit, minimumScale: environment.minimumScale))
  }

  /// A symbol is a little higher than its font is large; an asset's size is not known.
  mutating func image(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    let isSymbol = node.argument("systemName") != nil
    let isRemote = node.viewName == "AsyncImage"
    if isRemote, !node.children.isEmpty { return stacked(node.children, environment) }
    if isRemote || node.modifier("resizable") != nil {
      return add(FillArrangement(idealWidth: 60, idealHeight: 60))
    }
    return isSymbol ? icon(environment) : add(FixedArrangement(width: 60, height: 60))
  }

  mutating func icon(_ environment: LayoutEnvironment) -> Int {
    let em = environment.font.points(environment.dynamicType) * environment.imageScale
    return add(FixedArrangement(width: em * 1.2, height: em * 1.15))
  }

  /// `Label` by its style: icon before title, only one of them, or one above the other in a bar.
  mutating func titleAndIcon(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var style = environment.style("labelStyle")
    if style == "automatic", environment.isInBar { style = "iconOnly" }
    var parts: [Int] = []
    let inner = environment.inside(.horizontal)
    let hasIcon =
      node.argument("systemImage") != nil || node.argument("image") != nil
      || !node.views("icon").isEmpty
    if style != "titleOnly", hasIcon {
      let views = node.views("icon")
      parts.append(views.isEmpty ? icon(environment) : stacked(views, inner))
    }
    if style != "iconOnly" || !hasIcon {
      let views = node.views("title")
      if !views.isEmpty {
        parts.append(stacked(views, inner))
      } else if let title = node.unlabeled()?.string {
        parts.append(textBox(title, environment))
      }
    }
    return row(parts, environment, fills: false)
  }

  /// The label of a control, as written: a text, views, a text with an icon; nil where it has none.
  mutating func label(of node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if let views = node.argument("label")?.views {
      if views.isEmpty { return nil }
      return stacked(
        views, environment.inside(.horizontal), alignment: environment.isInList ? 0 : 0.5)
    }
    if node.argument("systemImage") != nil || node.argument("image") != nil
      || !node.views("title").isEmpty
    {
      return titleAndIcon(node, environment)
    }
    guard let title = node.unlabeled()?.string ?? node.argument("label")?.string, !title.isEmpty
    else { return nil }
    return part("label", of: node, textBox(title, environment))
  }

  /// A text that a view was given has a frame too, under the view's identity and the part's name.
  mutating func part(_ part: String, of node: ViewNode, _ box: Int) -> Int {
    name(node.identity.child(part), box)
    return box
  }

  /// Boxes in a line; where it fills, the last stands at the trailing edge.
  mutating func row(
    _ boxes: [Int], _ environment: LayoutEnvironment, fills: Bool = true,
    alignsBaselines: Bool = false
  ) -> Int {
    if boxes.count == 1, !fills { return boxes[0] }
    var boxes = boxes
    if fills {
      let spacer = addSpacer(axis: .horizontal, minimum: 8)
      boxes.insert(spacer, at: boxes.count > 1 ? boxes.count - 1 : boxes.count)
    }
    let line = alignsBaselines ? Read.baseline(first: true) : .vertical(0.5)
    return add(StackArrangement(axis: .horizontal, line: line), boxes)
  }

  mutating func column(_ boxes: [Int], alignment: Double = 0, spacing: Double? = nil) -> Int {
    if boxes.count == 1 { return boxes[0] }
    return add(
      StackArrangement(axis: .vertical, alignment: alignment, spacing: spacing), boxes)
  }

  /// As wide as can be, with its content at one side or in the middle.
  mutating func stretched(_ box: Int, _ alignment: Alignment = .leading) -> Int {
    add(
      FrameArrangement(
        width: .init(minimum: nil, ideal: nil, maximum: .infinity), height: .init(),
        alignment: alignment), [box])
  }
}
