import EarshotViewTree
import EarshotVocabulary

/// Something that is open over the screen.
struct Presentation {
  enum Kind {
    case sheet
    case cover
    case popover
    case inspector
    case alert
    case dialog
    /// A menu, a menu-style picker or a context menu.
    case menu
    /// What a compact date picker opens.
    case calendar
    /// What its time opens.
    case clock
    /// What a color picker opens.
    case colors
  }

  var kind: Kind
  /// The view that presents it.
  var owner: ViewNode
  /// The modifier that declares it; nil for the menu of a `Menu` or `Picker`.
  var modifier: Modifier?
  /// Of what the system adds; derived from the owner and the modifier's place.
  var identity: Identity
  var inherited: [Modifier]

  static let kinds: [String: Kind] = [
    "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "inspector": .inspector,
    "alert": .alert, "confirmationDialog": .dialog, "actionSheet": .dialog,
  ]
}

extension Presentation {
  /// What closes it: the binding that opened it, or the system's own note of it.
  var dismissal: [Command] {
    guard let modifier else { return [.interface(.dismiss(opener))] }
    if kind == .menu { return [.interface(.dismiss(owner.identity))] }
    return modifier.closing
  }

  /// By which the system notes that it is open.
  var opener: Identity { kind == .clock ? owner.identity.child("time") : owner.identity }

  /// Sheets and popovers can be kept open by their content (`interactiveDismissDisabled`).
  func isHeldOpen(by content: [ViewNode]) -> Bool {
    content.contains { holdsOpen($0, levels: 12) }
  }

  private func holdsOpen(_ node: ViewNode, levels: Int) -> Bool {
    if let modifier = node.modifier("interactiveDismissDisabled") {
      return modifier.isOn
    }
    guard levels > 0, node.children.count <= 4 else { return false }
    return node.children.contains { holdsOpen($0, levels: levels - 1) }
  }
}

extension Modifier {
  /// Whether the binding of a presentation says that it is open.
  public var isOpen: Bool {
    if let isPresented = argument("isPresented") { return isPresented.bool ?? false }
    if let item = argument("item") { return !item.isNone && item.current.isKnown }
    return false
  }

  /// Sets the binding that opened a presentation back.
  var closing: [Command] {
    if let set = argument("isPresented")?.setter { return [.set(set, .bool(false))] }
    if let set = argument("item")?.setter { return [.set(set, .none)] }
    return []
  }
}

extension ArgumentValue {
  fileprivate var isKnown: Bool {
    if case .unknown = self { return false }
    return true
  }
}

extension Arranger {
  /// Notes what `node` presents, outermost modifier last.
  mutating func notePresentations(of node: ViewNode) {
    for (index, modifier) in node.modifiers.enumerated() {
      if modifier.name == "contextMenu" {
        if openOrder[node.identity] != nil { note(.menu, node, modifier, index) }
        continue
      }
      guard let kind = Presentation.kinds[modifier.name], modifier.isOpen else { continue }
      note(kind, node, modifier, index)
    }
    if node.systemName == "DatePicker", openOrder[node.identity.child("time")] != nil {
      note(.clock, node, nil, -2)
    }
    guard openOrder[node.identity] != nil else { return }
    switch node.systemName {
    case "Menu", "Picker": note(.menu, node, nil, -1)
    case "DatePicker": note(.calendar, node, nil, -1)
    case "ColorPicker": note(.colors, node, nil, -1)
    default: break
    }
  }

  private mutating func note(
    _ kind: Presentation.Kind, _ node: ViewNode, _ modifier: Modifier?, _ index: Int
  ) {
    // Where there is room an inspector is a column beside its view: see `Arranger.arrangeParts`.
    if kind == .inspector, environment.device.idiom == .pad { return }
    found.append(
      Presentation(
        kind: kind, owner: node, modifier: modifier,
        identity: node.identity.child("presentation").child(index), inherited: inherited))
  }

  /// The presentation that covers all others noted so far; the rest lie below it.
  ///
  /// The menu opened last, else the first alert or dialog, else the first sheet: one view
  /// controller presents one other, and what came first stays.
  mutating func takeTopmost() -> Presentation? {
    defer { found = [] }
    let menus = found.filter { [.menu, .calendar, .clock, .colors].contains($0.kind) }
    if let menu = menus.max(by: { order($0) < order($1) }) { return menu }
    return found.first { $0.kind == .alert || $0.kind == .dialog } ?? found.first
  }

  private func order(_ presentation: Presentation) -> Int {
    openOrder[presentation.opener] ?? -1
  }

  /// The whole screen while `presentation` is open.
  mutating func surface(of presentation: Presentation) -> ViewNode {
    inherited = presentation.inherited
    var surface =
      switch presentation.kind {
      case .sheet, .cover, .inspector: sheet(presentation)
      case .popover:
        environment.device.idiom == .pad ? popover(presentation) : sheet(presentation)
      case .alert: alert(presentation)
      case .dialog: dialog(presentation)
      case .menu: menu(presentation)
      case .calendar, .clock: calendar(presentation)
      case .colors: colors(presentation)
      }
    surface.modifiers = presentation.inherited.reversed()
    return surface
  }
}
