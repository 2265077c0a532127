import EarshotViewTree
import EarshotVocabulary

extension Arranger {
  /// An open menu: its items as a modal list, and after the last an invisible "Dismiss context
  /// menu" (spec voiceover.md c.4, Menu).
  mutating func menu(_ presentation: Presentation) -> ViewNode {
    let owner = presentation.owner
    let rows: [ViewNode] =
      if let modifier = presentation.modifier {
        menuItems(modifier.views("menuItems"), presentation)
      } else if owner.systemName == "Picker" {
        pickerItems(owner, presentation)
      } else {
        menuItems(owner.children, presentation)
      }
    return .system(
      "SystemMenu", presentation.identity, [.escape(presentation.dismissal)],
      children: rows + [dismissRegion(presentation, saying: words.dismissContextMenu)],
      source: presentation.modifier?.source ?? owner.source)
  }

  private mutating func menuItems(
    _ nodes: [ViewNode], _ presentation: Presentation
  ) -> [ViewNode] {
    var items: [ViewNode] = []
    for node in flattened(nodes) {
      switch node.systemName {
      case "Divider", "Spacer": continue
      case "Section":
        if let header = sectionHeader(node) { items.append(header) }
        items += menuItems(node.children, presentation)
      case "ControlGroup": items += menuItems(node.children, presentation)
      case "Picker":
        if node.lastStyle("pickerStyle") == "menu" {
          items.append(arranged(node))
        } else {
          items += pickerItems(node, presentation)
        }
      case "Toggle": items.append(toggleItem(node, presentation))
      case "Menu": items.append(arranged(node))
      case "Button", "Link", "ShareLink", "NavigationLink", "RenameButton", "PasteButton":
        var item = node
        item.setArgument("dismiss", .commands(closingAll(presentation)))
        items.append(item)
      default: items.append(node)
      }
    }
    return items
  }

  /// A submenu: a stop that opens in turn.
  private mutating func arranged(_ node: ViewNode) -> ViewNode {
    var node = node
    arrange(&node)
    return node
  }

  /// Choosing an item closes the menu and the menus that it was opened from.
  private func closingAll(_ presentation: Presentation) -> [Command] {
    interface.presented.map { .interface(.dismiss($0)) }.reversed()
  }

  private func sectionHeader(_ section: ViewNode) -> ViewNode? {
    let text = section.unlabeled()?.text ?? section.argument("header")?.text
    guard let text, !text.isEmpty else { return nil }
    return .system(
      "Text", section.identity.child("header"), [Argument(nil, .text(text))],
      source: section.source)
  }

  /// A toggle in a menu is an item with a tick.
  private func toggleItem(_ toggle: ViewNode, _ presentation: Presentation) -> ViewNode {
    let isOn = toggle.argument("isOn")
    let now = isOn?.bool ?? false
    var item = toggle
    item.kind = .view("Button")
    item.arguments = toggle.labelArguments
    item.arguments.append(.action(isOn?.setter.map { [.set($0, .bool(!now))] } ?? []))
    item.arguments.append(Argument("selected", .bool(now)))
    item.arguments.append(Argument("dismiss", .commands(closingAll(presentation))))
    return item
  }

  private func pickerItems(_ picker: ViewNode, _ presentation: Presentation) -> [ViewNode] {
    PickerRows.of(picker, interface: interface).map { row in
      .system(
        "Button", row.node.identity.child("item"),
        [
          Argument("label", .views([row.node])), .action(row.choosing),
          Argument("selected", .bool(row.isSelected)),
          Argument("dismiss", .commands(closingAll(presentation))),
        ], source: row.node.source)
    }
  }
}

/// The rows of a picker, and what choosing one does.
struct PickerRows {
  struct Row {
    var node: ViewNode
    var isSelected: Bool
    var choosing: [Command]
  }

  /// In the order written; sections and dividers between them are passed over.
  static func of(_ picker: ViewNode, interface: InterfaceState) -> [Row] {
    let selection = picker.argument("selection")
    let kept = interface.selections[picker.identity]
    let current: PlainValue? = selection.map { $0.plain } ?? kept
    var rows: [Row] = []
    collect(picker.children) { node, index in
      let tag = node.tag ?? .int(index)
      let choosing: [Command] =
        if let set = selection?.setter {
          [.set(set, tag)]
        } else {
          [.interface(.select(picker.identity, tag))]
        }
      rows.append(Row(node: node, isSelected: current == tag, choosing: choosing))
    }
    return rows
  }

  private static func collect(_ nodes: [ViewNode], _ body: (ViewNode, Int) -> Void) {
    var index = 0
    for node in flattened(nodes) {
      switch node.systemName {
      case "Divider": continue
      case "Section":
        for row in flattened(node.children) {
          body(row, index)
          index += 1
        }
      default:
        body(node, index)
        index += 1
      }
    }
  }
}

extension ViewNode {
  /// The symbol of a style modifier on the view itself.
  func lastStyle(_ name: String) -> String? {
    guard let value = modifier(name)?.unlabeled() else { return nil }
    if let symbol = value.symbol { return symbol }
    if case .record(let type, _) = value { return styleName(ofType: type) }
    return nil
  }
}

/// `page` of `PageTabViewStyle`, `menu` of `MenuPickerStyle`: the spelling before iOS 15.
func styleName(ofType type: String) -> String {
  for suffix in ["TabViewStyle", "PickerStyle", "NavigationViewStyle", "Style"]
  where type.hasSuffix(suffix) {
    let stem = type.dropLast(suffix.count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
  return type
}
