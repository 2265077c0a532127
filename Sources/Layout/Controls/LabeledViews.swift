import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// Label and value in a line, which is the first of both where the value has several; in a list at
  /// its two ends. A value without text, such as a switch, has the label at its middle.
  mutating func labeledContent(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var parts: [Int] = []
    if !environment.labelsHidden, let label = label(of: node, environment) { parts.append(label) }
    if !node.children.isEmpty {
      parts.append(stacked(node.children, environment.inside(.horizontal)))
    } else if let value = node.argument("value")?.string {
      parts.append(textBox(value, environment))
    }
    guard let value = parts.last else { return nil }
    return row(
      parts, environment, fills: environment.isInList && parts.count > 1,
      alignsBaselines: !isControlWithoutText(value))
  }

  private func isControlWithoutText(_ box: Int) -> Bool {
    switch boxes[box].children.count {
    case 0: !(boxes[box].arrangement is TextArrangement)
    case 1: isControlWithoutText(boxes[box].children[0])
    default: false
    }
  }

  /// Whether the group's content is shown: by its binding, else as the system keeps it.
  func isExpanded(_ node: ViewNode) -> Bool {
    if let bound = node.argument("isExpanded")?.bool { return bound }
    return interface.expanded.contains(node.identity)
  }

  /// A line with a chevron, below it the content while it is expanded.
  mutating func disclosureGroup(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var head: [Int] = []
    if let label = label(of: node, environment) { head.append(label) }
    head.append(add(FixedArrangement(width: 13, height: 13)))
    var parts = [row(head, environment)]
    if isExpanded(node) {
      parts += boxes(node.children, environment.inside(.vertical)).map { stretched($0) }
    }
    return column(parts)
  }

  /// A panel with 16 points around its title and content.
  mutating func groupBox(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var parts: [Int] = []
    if let label = label(of: node, environment) { parts.append(stretched(label)) }
    parts.append(stacked(node.children, environment))
    return add(
      PaddingArrangement(insets: Insets(horizontal: 16, vertical: 16)), [column(parts)])
  }

  /// Symbol, title, description and actions in the middle of the space (iOS 17+).
  mutating func unavailable(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    var parts: [Int] = []
    if node.argument("systemImage") != nil || node.argument("image") != nil {
      parts.append(add(FixedArrangement(width: 54, height: 48)))
    }
    let label = node.views("label")
    if !label.isEmpty {
      parts.append(stacked(label, environment))
    } else if let title = node.unlabeled()?.string, !title.isEmpty {
      var large = environment
      large.font = Font(style: .title2)
      parts.append(part("title", of: node, textBox(title, large)))
    } else if !node.children.isEmpty {
      parts.append(stacked(node.children, environment))
    }
    for name in ["description", "actions"] {
      if let views = node.argument(name)?.views, !views.isEmpty {
        parts.append(stacked(views, environment))
      } else if let text = node.argument(name)?.string, !text.isEmpty {
        parts.append(part(name, of: node, textBox(text, environment)))
      }
    }
    let open = FrameArrangement.Wish(minimum: nil, ideal: nil, maximum: .infinity)
    return add(
      FrameArrangement(width: open, height: open), [column(parts, alignment: 0.5)])
  }
}
