import EarshotViewTree
import EarshotVocabulary

/// What a tap on a control does: for activation, and for a synthetic tap.
enum DefaultCommands {
  private static let byName: [String: @Sendable (ViewNode, InterfaceState) -> [Command]] = [
    "Button": { node, _ in pressed(node) },
    "PasteButton": { node, _ in pressed(node) },
    "RenameButton": { node, _ in pressed(node) },
    "SignInWithAppleButton": { node, _ in pressed(node) },
    "EditButton": { node, _ in pressed(node) },
    "ShareLink": { node, _ in pressed(node) },
    "PhotosPicker": { node, _ in [.interface(.present(node.identity))] },
    "Toggle": { node, _ in toggled(node) },
    "NavigationLink": { node, _ in pushed(node) },
    "Link": { node, _ in opened(node) },
    "Menu": { node, _ in menu(node) },
    "Picker": { node, _ in [.interface(.present(node.identity))] },
    "DatePicker": { node, _ in [.interface(.present(node.identity))] },
    "ColorPicker": { node, _ in [.interface(.present(node.identity))] },
    "DisclosureGroup": disclosed,
    "TextField": { node, _ in [.interface(.beginEditing(node.identity))] },
    "SecureField": { node, _ in [.interface(.beginEditing(node.identity))] },
    "TextEditor": { node, _ in [.interface(.beginEditing(node.identity))] },
    "SystemSearchField": { node, _ in [.interface(.beginEditing(node.identity))] },
    "SystemBackButton": { node, _ in pressed(node) },
    "SystemTab": { node, _ in pressed(node) },
    "SystemSheetGrabber": { node, _ in pressed(node) },
    "SystemDismissRegion": { node, _ in pressed(node) },
  ]

  /// nil where the view is no control.
  static func of(_ node: ViewNode, _ interface: InterfaceState) -> [Command]? {
    guard case .view(let name) = node.kind else { return nil }
    // What an app's own style draws folds the group itself.
    if name == "DisclosureGroup", node.styledBody != nil { return nil }
    return byName[name]?(node, interface)
  }

  /// The action, then what closes the alert or the menu that the button stands in.
  static func pressed(_ node: ViewNode) -> [Command] {
    ActionModifiers.run(node.argument("action")) + (node.argument("dismiss")?.commands ?? [])
  }

  static func toggled(_ node: ViewNode) -> [Command] {
    guard let isOn = node.argument("isOn"), let set = isOn.setter else { return [] }
    return [.set(set, .bool(!(isOn.bool ?? false)))]
  }

  static func pushed(_ node: ViewNode) -> [Command] {
    let dismiss = node.argument("dismiss")?.commands ?? []
    if let set = node.argument("isActive")?.setter { return [.set(set, .bool(true))] + dismiss }
    if let commands = node.argument("action")?.commands { return commands + dismiss }
    if let append = node.argument("action")?.handler { return [.run(append, [])] + dismiss }
    return [.interface(.push(node.identity))] + dismiss
  }

  static func opened(_ node: ViewNode) -> [Command] {
    let dismiss = node.argument("dismiss")?.commands ?? []
    switch node.argument("destination")?.current {
    case .url(let url)?: return [.openURL(url)] + dismiss
    case let value?: return value.string.map { [.openURL($0)] + dismiss } ?? dismiss
    default: return dismiss
    }
  }

  private static func menu(_ node: ViewNode) -> [Command] {
    if let primary = node.argument("primaryAction")?.handler { return [.run(primary, [])] }
    return [.interface(.present(node.identity))]
  }

  @Sendable private static func disclosed(
    _ node: ViewNode, _ interface: InterfaceState
  ) -> [Command] {
    let isExpanded = node.isExpanded(interface)
    if let set = node.argument("isExpanded")?.setter { return [.set(set, .bool(!isExpanded))] }
    return [.interface(isExpanded ? .collapse(node.identity) : .expand(node.identity))]
  }
}
