import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// A screen of a stack or a tab view: bars at its edges, all else is content.
  mutating func screen(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var boxes: [Int] = []
    var parts: [ScreenArrangement.Part] = []
    var content: [ViewNode] = []
    var contentPlace: Int?
    for child in node.children {
      guard let part = part(of: child, isBelowContent: contentPlace != nil) else {
        contentPlace = contentPlace ?? boxes.count
        content.append(child)
        continue
      }
      var found: [Int] = []
      append(child, environment.inside(nil), to: &found)
      for box in found {
        boxes.append(box)
        parts.append(part)
      }
    }
    if let place = contentPlace {
      boxes.insert(stacked(content, environment), at: place)
      parts.insert(.content, at: place)
    }
    return add(ScreenArrangement(parts: parts), boxes)
  }

  private func part(
    of node: ViewNode, isBelowContent: Bool
  ) -> ScreenArrangement.Part? {
    switch node.viewName {
    case "SystemNavigationBar": .top
    case "SystemToolbar": .bottom
    case "SystemTabBar":
      // From iOS 18 an iPad has its tabs at the top.
      device.idiom == .pad && profile >= .ios18 ? .top : .bottom
    case "SystemPageControl": .floating
    case "SystemSearchField": isBelowContent ? .bottom : .top
    case "Group" where node.children.first?.viewName == "SystemSearchField":
      isBelowContent ? .bottom : .top
    default: nil
    }
  }

  mutating func systemView(
    _ name: String, _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    var bar = environment.inside(nil)
    bar.isInBar = true
    bar.font = Font(style: .body)
    switch name {
    case "SystemNavigationBar": return navigationBar(node, bar)
    case "SystemToolbar":
      return add(ToolbarArrangement(), boxes(node.children, bar))
    case "SystemTabBar":
      return add(EvenArrangement(height: 49), boxes(node.children, bar))
    case "SystemTab": return tab(node, bar)
    case "SystemPageControl": return add(FixedArrangement(width: 120, height: 28))
    case "SystemBackButton": return backButton(node, bar)
    case "SystemTitle": return title(node, environment)
    case "SystemSearchField":
      return add(
        PaddingArrangement(insets: Insets(horizontal: 16, vertical: 6)),
        [add(FillArrangement(height: 36, idealWidth: 200))])
    case "SystemSheet": return sheet(node, environment)
    case "SystemSheetGrabber": return add(FixedArrangement(width: 76, height: 12))
    case "SystemDismissRegion": return add(FillArrangement())
    case "SystemAlert": return panel(node, environment, width: 270, position: 0.5)
    case "SystemDialog":
      let isPad = device.idiom == .pad
      return panel(node, environment, width: isPad ? 300 : 386, position: isPad ? 0.5 : 1)
    case "SystemMenu": return panel(node, environment, width: 250, position: 0.5)
    case "SystemPopover": return panel(node, environment, width: 320, position: 0.5)
    default: return stacked(node.children, environment)
    }
  }

  private mutating func navigationBar(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let leading = max(0, node.argument("leading")?.int ?? 0)
    let trailing = max(0, node.argument("trailing")?.int ?? 0)
    let isLarge = node.argument("large")?.bool ?? false
    var children = node.children
    var title: [ViewNode] = []
    if isLarge, let place = children.firstIndex(where: { $0.viewName == "SystemTitle" }) {
      title = Array(children[place...])
      children.removeSubrange(place...)
    }
    let first = Array(children.prefix(leading))
    var rest = Array(children.dropFirst(leading))
    let last = Array(rest.suffix(trailing))
    rest.removeLast(min(trailing, rest.count))
    var parts = [0, 0, 0, 0]
    var boxes: [Int] = []
    for (index, nodes) in [first, rest, last, title].enumerated() {
      for node in nodes {
        var found: [Int] = []
        append(node, index == 3 ? environment.inside(nil) : environment, to: &found)
        boxes += found
        parts[index] += found.count
      }
    }
    return add(
      NavigationBarArrangement(
        leading: parts[0], middle: parts[1], trailing: parts[2], large: parts[3]), boxes)
  }

  /// A tab takes its share of the bar; icon and title stand in its middle.
  private mutating func tab(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let cell = add(FillArrangement(idealWidth: 60, idealHeight: 49))
    var small = environment
    small.font = Font(style: .caption2)
    let label = node.views("label")
    return label.isEmpty
      ? cell : add(DecorationArrangement(), [cell, stacked(label, small)])
  }

  /// A chevron and the previous title; long titles are cut.
  private mutating func backButton(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var parts = [add(FixedArrangement(width: 13, height: 20))]
    if profile < .ios26, let title = node.unlabeled()?.string, !title.isEmpty {
      parts.append(textBox(String(title.prefix(20)), environment))
    }
    return row(parts, environment, fills: false)
  }

  private mutating func title(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var environment = environment
    let isLarge = node.argument("large")?.bool ?? false
    environment.font = Font(style: isLarge ? .largeTitle : .headline)
    environment.font.weight = isLarge ? .bold : .semibold
    environment.lineLimit = 1
    return textBox(node.unlabeled()?.string ?? "", environment)
  }

  private mutating func sheet(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    var boxes: [Int] = []
    var parts: [SheetArrangement.Part] = []
    var content: [ViewNode] = []
    for child in node.children {
      let part: SheetArrangement.Part =
        switch child.viewName {
        case "SystemDismissRegion": .region
        case "SystemSheetGrabber": .grabber
        default: .content
        }
      if part == .content {
        content.append(child)
        continue
      }
      append(child, environment.inside(nil), to: &boxes)
      while parts.count < boxes.count { parts.append(part) }
    }
    boxes.append(stacked(content, environment))
    parts.append(.content)
    return add(
      SheetArrangement(
        parts: parts, isFullScreen: node.argument("fullScreen")?.bool ?? false,
        detent: node.argument("detents")?.symbols.first, isPad: device.idiom == .pad), boxes)
  }

  /// The rows of an alert, a dialog, a menu or a popover; two buttons of an alert stand side by
  /// side.
  private mutating func panel(
    _ node: ViewNode, _ environment: LayoutEnvironment, width: Double, position: Double
  ) -> Int {
    let isPopover = node.viewName == "SystemPopover"
    let inner = environment.inside(.vertical)
    var rows: [Int] = []
    var region: Int?
    var buttons: [Int] = []
    for child in node.children {
      var found: [Int] = []
      append(child, inner, to: &found)
      if child.viewName == "SystemDismissRegion" {
        region = found.first
      } else if isPopover {
        rows += found
      } else if node.viewName == "SystemAlert", child.viewName == "Button" {
        buttons += found.map { panelRow($0, of: child, .center) }
      } else {
        let alignment = node.viewName == "SystemMenu" ? Alignment.leading : .center
        rows += found.map { panelRow($0, of: child, alignment) }
      }
    }
    if buttons.count == 2 {
      rows.append(add(StackArrangement(axis: .horizontal, spacing: 0), buttons))
    } else {
      rows += buttons
    }
    let column = add(StackArrangement(axis: .vertical, spacing: isPopover ? nil : 0), rows)
    return add(
      PanelArrangement(width: width, position: position, hasRegion: region != nil),
      [column] + (region.map { [$0] } ?? []))
  }

  /// A row of a panel is 44 points high and as wide as the panel; all of it presses its button.
  private mutating func panelRow(_ box: Int, of node: ViewNode, _ alignment: Alignment) -> Int {
    let padded = add(PaddingArrangement(insets: Insets(horizontal: 16, vertical: 4)), [box])
    let row = add(
      FrameArrangement(
        width: .init(minimum: nil, ideal: nil, maximum: .infinity),
        height: .init(minimum: 44, ideal: nil, maximum: nil), alignment: alignment), [padded])
    if node.viewName == "Button" || node.viewName == "Menu" { name(node.identity, row) }
    return row
  }
}
