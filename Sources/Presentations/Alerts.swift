import EarshotViewTree
import EarshotVocabulary

extension Arranger {
  /// An alert: title, message, fields, buttons; while it is up it is the whole tree (recorded).
  ///
  /// Without buttons the system adds "OK". Of two buttons the canceling one leads; of more it is
  /// the last. Every button closes the alert after its action.
  mutating func alert(_ presentation: Presentation) -> ViewNode {
    var parts = DialogParts(presentation, hidesTitle: false)
    if parts.buttons.isEmpty {
      parts.buttons = [button(words.ok, presentation.identity.child("ok"), role: nil)]
    }
    parts.placeCancel(first: parts.buttons.count == 2)
    return assembled("SystemAlert", parts, presentation)
  }

  /// A confirmation dialog: its buttons one below the other, "Cancel" always among them on iPhone.
  ///
  /// The title shows where the author wants it, or over a message. On iPad the dialog is a popover,
  /// closed by a tap outside instead of by "Cancel".
  mutating func dialog(_ presentation: Presentation) -> ViewNode {
    let modifier = presentation.modifier
    let isTitleHidden =
      switch modifier?.argument("titleVisibility")?.symbol {
      case "visible": false
      case "hidden": true
      default: (modifier?.views("message") ?? []).isEmpty
      }
    var parts = DialogParts(presentation, hidesTitle: isTitleHidden)
    let isPopover = environment.device.idiom == .pad
    if isPopover {
      parts.buttons.removeAll(where: \.isCancel)
    } else if !parts.buttons.contains(where: \.isCancel) {
      parts.buttons.append(
        button(words.cancel, presentation.identity.child("cancel"), role: "cancel"))
    }
    parts.placeCancel(first: false)
    var node = assembled("SystemDialog", parts, presentation)
    if isPopover { node.children.append(dismissRegion(presentation)) }
    return node
  }

  private func button(_ title: String, _ identity: Identity, role: String?) -> ViewNode {
    .system(
      "Button", identity,
      [.text(title), .action([])] + (role.map { [Argument("role", .symbol($0))] } ?? []))
  }

  private func assembled(
    _ name: String, _ parts: DialogParts, _ presentation: Presentation
  ) -> ViewNode {
    let dismissal = presentation.dismissal
    let buttons = parts.buttons.map { button in
      var button = button
      button.setArgument("dismiss", .commands(dismissal))
      return button
    }
    var arguments: [Argument] = []
    if let title = presentation.modifier?.unlabeled()?.text {
      arguments.append(Argument("title", .text(title)))
    }
    // A scrub does what the canceling button does.
    let cancel = parts.buttons.first(where: \.isCancel)
    arguments.append(.escape((cancel?.pressed ?? []) + dismissal))
    return .system(
      name, presentation.identity, arguments, children: parts.texts + parts.fields + buttons,
      source: presentation.modifier?.source)
  }
}

/// What an alert or a dialog consists of.
private struct DialogParts {
  var texts: [ViewNode] = []
  var fields: [ViewNode] = []
  var buttons: [ViewNode] = []

  init(_ presentation: Presentation, hidesTitle: Bool) {
    let modifier = presentation.modifier
    if !hidesTitle, let title = modifier?.unlabeled()?.text, !title.isEmpty {
      texts.append(
        .system(
          "Text", presentation.identity.child("title"), [Argument(nil, .text(title))],
          source: modifier?.source))
    }
    texts += modifier?.views("message") ?? []
    for node in flattened(modifier?.views("actions") ?? []) {
      if DialogParts.buttonNames.contains(node.systemName) {
        buttons.append(node)
      } else {
        fields.append(node)
      }
    }
  }

  private static let buttonNames: Set<String> = [
    "Button", "Link", "ShareLink", "NavigationLink", "RenameButton", "PasteButton",
  ]

  mutating func placeCancel(first: Bool) {
    guard let index = buttons.firstIndex(where: \.isCancel) else { return }
    let cancel = buttons.remove(at: index)
    buttons.insert(cancel, at: first ? 0 : buttons.count)
  }
}

extension ViewNode {
  fileprivate var isCancel: Bool { argument("role")?.symbol == "cancel" }

  /// What pressing the button does, without closing anything.
  fileprivate var pressed: [Command] {
    switch argument("action") {
    case .handler(let handler): [.run(handler, [])]
    case .commands(let commands): commands
    default: []
    }
  }
}
