import EarshotVocabulary

/// What the system's own controls keep without the app: pushed links, open menus and groups,
/// selections without a binding, the field being edited, scroll positions. By identity.
public struct InterfaceState: Sendable, Hashable {
  /// Pushed links, outermost first.
  public var pushed: [Identity] = []
  /// Menus, context menus and other presentations that are open, outermost first.
  public var presented: [Identity] = []
  /// Groups that the user opened.
  public var expanded: Set<Identity> = []
  /// Groups that the user closed.
  public var collapsed: Set<Identity> = []
  /// What was chosen where the app keeps no binding.
  public var selections: [Identity: PlainValue] = [:]
  /// The field that has the keyboard.
  public var editing: Identity?
  /// Where the insertion point stands in the field being edited, in characters.
  public var insertionPoint = 0
  /// The page of what scrolls, 0-based.
  public var pages: [Identity: Int] = [:]
  /// Text of fields that have no binding.
  public var texts: [Identity: String] = [:]

  /// As when the screen is opened.
  public init() {}

  /// Takes one change in.
  public mutating func apply(_ change: InterfaceChange) {
    switch change {
    case .push(let id): pushed.append(id)
    case .pop(let id):
      if let index = pushed.lastIndex(of: id) { pushed.removeSubrange(index...) }
    case .present(let id): presented.append(id)
    case .dismiss(let id):
      if let index = presented.lastIndex(of: id) { presented.removeSubrange(index...) }
    case .expand(let id):
      expanded.insert(id)
      collapsed.remove(id)
    case .collapse(let id):
      collapsed.insert(id)
      expanded.remove(id)
    case .select(let id, let value): selections[id] = value
    case .beginEditing(let id):
      editing = id
      insertionPoint = 0
    case .endEditing: editing = nil
    case .scroll(let id, let page): pages[id] = page
    case .edit(let id, let text): texts[id] = text
    }
  }
}
