import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Somebody with a keyboard: Tab from one usable element to the next, Space uses it, Tab-Z lists
/// its actions, Escape leaves (spec voiceover.md e).
///
/// Focus goes around: after the last element comes the first.
public struct FullKeyboardAccess: TechnologySession {
  /// The list of actions that Tab-Z opened, and where focus is in it.
  struct Menu: Sendable {
    var actions: [AccessibilityAction]
    var place: Int
  }

  struct State: Sendable {
    var screen: any LiveScreen
    /// The element with focus, by identity: it stays where the screen changes around it.
    var focus: Identity?
    var menu: Menu?
    /// What had focus before something came in front of it, the latest last.
    var left: [Identity] = []
  }

  var state: State
  private var history: [State] = []
  private static let longestHistory = 100

  /// Begins on a screen as it is opened.
  public init(screen: any LiveScreen) { state = State(screen: screen) }

  /// The screen as it is now.
  public var screen: any LiveScreen { state.screen }

  /// Nothing has focus until the first key.
  public mutating func open() -> TechnologyResponse { .opening(screen) }

  /// Carries one line of the protocol out.
  public mutating func perform(line: String) -> TechnologyResponse {
    var response = TechnologyResponse(gesture: line)
    do {
      let key = try KeyCommand(parsing: line)
      if key == .undo {
        if let before = history.popLast() {
          state = before
        } else {
          response.sounds.append(.actionFailed)
        }
      } else {
        history.append(state)
        if history.count > FullKeyboardAccess.longestHistory { history.removeFirst() }
        if state.menu == nil { perform(key, &response) } else { performInMenu(key, &response) }
      }
    } catch {
      response.error = error.message
    }
    response.focus = focusedPlace
    return response
  }

  // MARK: Where focus is

  /// The usable elements, as indices into the tree.
  var stops: [Int] { state.screen.tree.usableElements }

  /// The place of the focused element among the usable ones.
  var focusedPlace: Int? {
    guard let focus = state.focus, let index = state.screen.tree.index(of: focus) else { return nil }
    return stops.firstIndex(of: index)
  }

  var focused: AccessibilityElement? {
    guard let focus = state.focus, let index = state.screen.tree.index(of: focus) else { return nil }
    return state.screen.tree.elements[index]
  }

  mutating func focus(on place: Int, _ response: inout TechnologyResponse) {
    let stops = stops
    guard stops.indices.contains(place) else { return response.sounds.append(.actionFailed) }
    let element = state.screen.tree.elements[stops[place]]
    state.focus = element.identity
    response.take(state.screen.focusMoved(to: element.identity))
    response.shown.append(element.shownName ?? "(no name)")
  }

  // MARK: Keys

  private mutating func perform(_ key: KeyCommand, _ response: inout TechnologyResponse) {
    switch key {
    case .tab: move(by: 1, &response)
    case .shiftTab: move(by: -1, &response)
    case .nextGroup: moveGroup(by: 1, &response)
    case .previousGroup: moveGroup(by: -1, &response)
    case .arrow(let direction): arrow(direction, &response)
    case .space: use(&response)
    case .escape: leave(&response)
    case .actions: openMenu(&response)
    case .find(let name): find(name, &response)
    case .home: focus(on: 0, &response)
    case .end: focus(on: stops.count - 1, &response)
    case .type(let text): type(text, &response)
    case .elements:
      let elements = state.screen.tree.elements
      response.answer = .elements(stops.map { elements[$0].shownName ?? "(no name)" })
    case .undo: break
    }
  }

  private mutating func move(by step: Int, _ response: inout TechnologyResponse) {
    let count = stops.count
    guard count > 0 else { return response.sounds.append(.actionFailed) }
    guard let place = focusedPlace else {
      return focus(on: step > 0 ? 0 : count - 1, &response)
    }
    if !(0..<count).contains(place + step) { response.sounds.append(.boundary) }
    focus(on: (place + step + count) % count, &response)
  }

  private mutating func use(_ response: inout TechnologyResponse) {
    guard let element = focused else { return response.sounds.append(.actionFailed) }
    Deeds.activate(element, on: &state.screen, &response)
    settle(&response)
  }

  private mutating func leave(_ response: inout TechnologyResponse) {
    if let escape = focused?.escape {
      response.take(state.screen.perform([escape]))
    } else {
      Deeds.goBack(on: &state.screen, &response)
    }
    settle(&response)
  }

  private mutating func find(_ name: String, _ response: inout TechnologyResponse) {
    let targets = VoiceControlTargets.of(state.screen.tree)
    let wanted = VoiceControlTargets.heard(name)
    // What is typed into Find need not be a whole word.
    let found =
      VoiceControlTargets.named(name, among: targets).first
      ?? targets.first { target in
        !wanted.isEmpty && target.spokenNames.contains { VoiceControlTargets.heard($0).contains(wanted) }
      }
    guard let found else { return response.sounds.append(.actionFailed) }
    focus(on: found.number - 1, &response)
  }

  /// Keys go into the field that is edited; a field with focus starts to be with the first.
  private mutating func type(_ text: String, _ response: inout TechnologyResponse) {
    if let element = focused, element.textEntry != nil, !element.traits.contains(.isEditing) {
      Deeds.activate(element, on: &state.screen, &response)
    }
    Deeds.type(text, on: &state.screen, &response)
  }

  private static let mostLeft = 32

  /// Focus that lost its element is gone until the next key, or until what came in front of the
  /// element has left again.
  private mutating func settle(_ response: inout TechnologyResponse) {
    let tree = state.screen.tree
    if let focus = state.focus, tree.index(of: focus) == nil {
      state.left.append(focus)
      if state.left.count > FullKeyboardAccess.mostLeft { state.left.removeFirst() }
      state.focus = nil
    }
    guard state.focus == nil,
      let place = state.left.lastIndex(where: { tree.index(of: $0) != nil }),
      let index = tree.index(of: state.left[place]), let stop = stops.firstIndex(of: index)
    else { return }
    state.left.removeSubrange(place...)
    focus(on: stop, &response)
  }

  // MARK: The list of actions

  private mutating func openMenu(_ response: inout TechnologyResponse) {
    guard let element = focused, element.offersActions else {
      return response.sounds.append(.actionFailed)
    }
    state.menu = Menu(actions: element.actions, place: 0)
    response.answer = .actions(element.actions.map(\.name))
    response.shown.append(element.actions[0].name)
  }

  private mutating func performInMenu(_ key: KeyCommand, _ response: inout TechnologyResponse) {
    guard var menu = state.menu else { return }
    switch key {
    case .tab, .arrow(.down), .arrow(.right): menu.place = (menu.place + 1) % menu.actions.count
    case .shiftTab, .arrow(.up), .arrow(.left):
      menu.place = (menu.place + menu.actions.count - 1) % menu.actions.count
    case .space:
      state.menu = nil
      response.take(state.screen.perform(menu.actions[menu.place].commands))
      return settle(&response)
    case .escape, .actions:
      state.menu = nil
      return
    default: return response.sounds.append(.actionFailed)
    }
    state.menu = menu
    response.shown.append(menu.actions[menu.place].name)
  }
}
