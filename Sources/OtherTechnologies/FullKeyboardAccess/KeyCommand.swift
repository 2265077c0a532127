import EarshotVocabulary

/// A key of Full Keyboard Access (Apple's list of its commands).
enum KeyCommand: Hashable {
  case tab
  case shiftTab
  /// Ctrl-Tab: the next group of elements.
  case nextGroup
  case previousGroup
  case arrow(ScrollDirection)
  case space
  case escape
  /// Tab-Z: the actions of what has focus.
  case actions
  /// Tab-F: what bears a name.
  case find(String)
  case home
  case end
  case type(String)
  case elements
  case undo

  static let forms = [
    "tab", "shift-tab", "ctrl-tab", "ctrl-shift-tab", "left", "right", "up", "down", "space",
    "escape", "tab-z", "find NAME", "home", "end", "type TEXT", "elements", "undo",
  ]

  private static let whole: [String: KeyCommand] = [
    "tab": .tab, "shift-tab": .shiftTab, "shift tab": .shiftTab, "ctrl-tab": .nextGroup,
    "control-tab": .nextGroup, "ctrl-shift-tab": .previousGroup,
    "control-shift-tab": .previousGroup, "left": .arrow(.left), "right": .arrow(.right),
    "up": .arrow(.up), "down": .arrow(.down), "arrow left": .arrow(.left),
    "arrow right": .arrow(.right), "arrow up": .arrow(.up), "arrow down": .arrow(.down),
    "left-arrow": .arrow(.left), "right-arrow": .arrow(.right), "up-arrow": .arrow(.up),
    "down-arrow": .arrow(.down), "space": .space, "escape": .escape, "esc": .escape,
    "tab-z": .actions, "tab z": .actions, "home": .home, "end": .end, "elements": .elements,
    "undo": .undo,
  ]

  init(parsing line: String) throws(CommandError) {
    let lowered = line.lowercased()
    if let key = KeyCommand.whole[lowered] {
      self = key
    } else if lowered.hasPrefix("type "), line.count > 5 {
      self = .type(String(line.dropFirst(5)))
    } else if lowered.hasPrefix("find "), line.count > 5 {
      self = .find(String(line.dropFirst(5)))
    } else if lowered.hasPrefix("tab-f "), line.count > 6 {
      self = .find(String(line.dropFirst(6)))
    } else {
      throw .unknown(line, forms: KeyCommand.forms)
    }
  }
}
