import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Somebody with one or two switches: the scanner steps from item to item, `select` enters a
/// group or opens the menu of an element, whose first entries are the element's own actions.
public struct SwitchControl: TechnologySession {
  /// An entry of the scanner's menu.
  enum Entry: Sendable {
    case action(AccessibilityAction)
    case tap
    case increment
    case decrement
    case longPress
    case escape

    var name: String {
      switch self {
      case .action(let action): action.name
      case .tap: "Tap"
      case .increment: "Increment"
      case .decrement: "Decrement"
      case .longPress: "Long Press"
      case .escape: "Escape"
      }
    }
  }

  private struct State: Sendable {
    var screen: any LiveScreen
    /// Places on each level that was entered, outermost first; empty: scanning has not begun.
    var path: [Int] = []
    var menu: (element: Identity, entries: [Entry], place: Int?)?
  }

  private var state: State
  private var history: [State] = []
  private static let longestHistory = 100

  static let forms = ["next", "previous", "select", "back", "menu", "type TEXT", "elements", "undo"]

  /// Begins on a screen as it is opened.
  public init(screen: any LiveScreen) { state = State(screen: screen) }

  /// The screen as it is now.
  public var screen: any LiveScreen { state.screen }

  /// The arrival on the screen.
  public mutating func open() -> TechnologyResponse { .opening(screen) }

  /// Carries one line of the protocol out.
  public mutating func perform(line: String) -> TechnologyResponse {
    var response = TechnologyResponse(gesture: line)
    let before = state
    switch line.lowercased() {
    case "next": step(by: 1, &response)
    case "previous": step(by: -1, &response)
    case "select": select(&response)
    case "back", "escape": back(&response)
    case "menu": openMenu(&response)
    case "elements": response.answer = .elements(level([]).map(name))
    case "undo":
      guard let earlier = history.popLast() else {
        response.sounds.append(.actionFailed)
        break
      }
      state = earlier
      response.focus = focusedPlace
      return response
    case let text where text.hasPrefix("type ") && text.count > 5:
      Deeds.type(String(line.dropFirst(5)), on: &state.screen, &response)
    default:
      response.error = CommandError.unknown(line, forms: SwitchControl.forms).message
      response.focus = focusedPlace
      return response
    }
    history.append(before)
    if history.count > SwitchControl.longestHistory { history.removeFirst() }
    response.focus = focusedPlace
    return response
  }

  // MARK: Where the scanner is

  /// The items of the level that the path leads into.
  private func level(_ path: some Collection<Int>) -> [ScanItem] {
    var items = ScanGroups.of(state.screen.tree)
    for place in path {
      guard items.indices.contains(place), case .group(_, let inside) = items[place] else { return [] }
      items = inside
    }
    return items
  }

  private var current: ScanItem? {
    guard let place = state.path.last else { return nil }
    let items = level(state.path.dropLast())
    return items.indices.contains(place) ? items[place] : nil
  }

  private var focusedPlace: Int? {
    guard case .element(let index)? = current else { return nil }
    return state.screen.tree.usableElements.firstIndex(of: index)
  }

  private func name(_ item: ScanItem) -> String {
    switch item {
    case .element(let index): state.screen.tree.elements[index].shownName ?? "(no name)"
    case .group(let name, let items): "\(name), group of \(items.count)"
    }
  }

  // MARK: Switches

  private mutating func step(by step: Int, _ response: inout TechnologyResponse) {
    if var menu = state.menu {
      let place = menu.place.map { $0 + step } ?? (step > 0 ? 0 : menu.entries.count - 1)
      menu.place = (place + menu.entries.count) % menu.entries.count
      state.menu = menu
      if let place = menu.place { response.shown.append(menu.entries[place].name) }
      return
    }
    let outer = state.path.dropLast()
    let items = level(outer)
    guard !items.isEmpty else {
      state.path = []
      return response.sounds.append(.actionFailed)
    }
    var place = state.path.last.map { $0 + step } ?? (step > 0 ? 0 : items.count - 1)
    // At the end of a group the scanner goes out of it; of the screen, around.
    if !items.indices.contains(place), !outer.isEmpty {
      state.path = Array(outer)
      return self.step(by: step, &response)
    }
    place = (place + items.count) % items.count
    state.path = outer + [place]
    response.shown.append(name(items[place]))
  }

  private mutating func select(_ response: inout TechnologyResponse) {
    if let menu = state.menu {
      guard let place = menu.place else { return response.sounds.append(.actionFailed) }
      return perform(menu.entries[place], on: menu.element, &response)
    }
    guard let item = current else { return response.sounds.append(.actionFailed) }
    switch item {
    case .group(_, let inside):
      state.path.append(0)
      if let first = inside.first { response.shown.append(name(first)) }
    case .element: openMenu(&response)
    }
  }

  private mutating func back(_ response: inout TechnologyResponse) {
    if state.menu != nil {
      state.menu = nil
    } else if state.path.count > 1 {
      state.path.removeLast()
    } else {
      Deeds.goBack(on: &state.screen, &response)
      state.path = []
    }
  }

  /// The element's own actions come first, then what can be done to everything.
  private mutating func openMenu(_ response: inout TechnologyResponse) {
    guard case .element(let index)? = current else {
      return response.sounds.append(.actionFailed)
    }
    let element = state.screen.tree.elements[index]
    var entries = element.actions.map(Entry.action) + [.tap]
    if element.increment != nil { entries.append(.increment) }
    if element.decrement != nil { entries.append(.decrement) }
    if element.longPress != nil { entries.append(.longPress) }
    if element.escape != nil { entries.append(.escape) }
    state.menu = (element.identity, entries, nil)
    response.answer = .actions(entries.map(\.name))
  }

  private mutating func perform(
    _ entry: Entry, on identity: Identity, _ response: inout TechnologyResponse
  ) {
    state.menu = nil
    guard let index = state.screen.tree.index(of: identity) else {
      return response.sounds.append(.actionFailed)
    }
    let element = state.screen.tree.elements[index]
    switch entry {
    case .action(let action): response.take(state.screen.perform(action.commands))
    case .tap: Deeds.activate(element, on: &state.screen, &response)
    case .increment: Deeds.adjust(element, up: true, times: 1, on: &state.screen, &response)
    case .decrement: Deeds.adjust(element, up: false, times: 1, on: &state.screen, &response)
    case .longPress: response.take(state.screen.perform(element.longPress.map { [$0] } ?? []))
    case .escape: response.take(state.screen.perform(element.escape.map { [$0] } ?? []))
    }
    // Scanning starts anew from the top.
    state.path = []
  }
}
