import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

/// Somebody who speaks to the screen: "show names", "tap Send", "show actions for 3".
///
/// Nothing has focus and nothing is said. A tap goes to the activation point of what was named
/// and does what lies there, so a name may promise what its tap does not do.
public struct VoiceControl: TechnologySession {
  /// What the numbers on the screen stand for.
  enum Overlay: Sendable {
    case none
    case targets([Identity])
    /// The list of actions of one element.
    case actions([AccessibilityAction])
  }

  private struct State: Sendable {
    var screen: any LiveScreen
    var overlay = Overlay.none
  }

  private var state: State
  private var history: [State] = []
  private static let longestHistory = 100

  /// Begins on a screen as it is opened.
  public init(screen: any LiveScreen) { state = State(screen: screen) }

  /// The screen as it is now.
  public var screen: any LiveScreen { state.screen }

  /// The arrival on the screen.
  public mutating func open() -> TechnologyResponse { .opening(screen) }

  /// Carries one line of the protocol out.
  public mutating func perform(line: String) -> TechnologyResponse {
    var response = TechnologyResponse(gesture: line)
    do {
      let command = try VoiceControlCommand(parsing: line)
      if command == .undo { return undone(response) }
      history.append(state)
      if history.count > VoiceControl.longestHistory { history.removeFirst() }
      perform(command, &response)
    } catch {
      response.error = error.message
    }
    return response
  }

  private mutating func undone(_ response: TechnologyResponse) -> TechnologyResponse {
    var response = response
    if let before = history.popLast() {
      state = before
    } else {
      response.sounds.append(.actionFailed)
    }
    return response
  }

  private var targets: [VoiceControlTarget] { VoiceControlTargets.of(state.screen.tree) }

  private mutating func perform(_ command: VoiceControlCommand, _ response: inout TechnologyResponse) {
    switch command {
    case .showNames:
      state.overlay = .none
      response.answer = .names(targets.compactMap(\.shownName))
    case .showNumbers: showNumbers(of: targets, &response)
    case .hide: state.overlay = .none
    case .elements:
      response.answer = .elements(targets.map { $0.shownName ?? "(no name)" })
    case .tap(let name): tap(name, &response)
    case .longPress(let name): longPress(name, &response)
    case .showActions(let name): showActions(of: name, &response)
    case .adjust(let name, let up, let times):
      guard let element = element(called: name, &response) else { return }
      Deeds.adjust(element, up: up, times: times, on: &state.screen, &response)
    case .scroll(let way):
      guard let direction = ScrollDirection(rawValue: way) else {
        return response.sounds.append(.actionFailed)
      }
      Deeds.scroll(direction, on: &state.screen, &response)
    case .goBack:
      Deeds.goBack(on: &state.screen, &response)
    case .type(let text): Deeds.type(text, on: &state.screen, &response)
    case .undo: break
    }
  }

  // MARK: Naming

  /// Numbers stand on the targets until something else is shown.
  private mutating func showNumbers(
    of targets: [VoiceControlTarget], _ response: inout TechnologyResponse
  ) {
    let elements = state.screen.tree.elements
    state.overlay = .targets(targets.map { elements[$0.element].identity })
    response.answer = .numbers(
      targets.enumerated().map { offset, target in
        NumberedTarget(number: offset + 1, name: target.name, hasActions: target.hasActions)
      })
  }

  /// The element that a name or number means. A name that several have shows numbers on them
  /// instead; what is not there fails.
  private mutating func element(
    called name: String, _ response: inout TechnologyResponse
  ) -> AccessibilityElement? {
    let tree = state.screen.tree
    if let number = Int(name) {
      if let identity = numbered(number), let index = tree.index(of: identity) {
        return tree.elements[index]
      }
      // A number may also be a name: a key of a keypad.
    }
    let found = VoiceControlTargets.named(name, among: targets)
    if found.count == 1 { return tree.elements[found[0].element] }
    if found.isEmpty {
      response.sounds.append(.actionFailed)
    } else {
      showNumbers(of: found, &response)
    }
    return nil
  }

  /// What a number stands for: on the overlay that is shown, else as "show numbers" would count.
  private func numbered(_ number: Int) -> Identity? {
    if case .targets(let identities) = state.overlay {
      return identities.indices.contains(number - 1) ? identities[number - 1] : nil
    }
    let targets = targets
    guard targets.indices.contains(number - 1),
      !targets.contains(where: { $0.spokenNames.contains(String(number)) })
    else { return nil }
    return state.screen.tree.elements[targets[number - 1].element].identity
  }

  // MARK: Doing

  private mutating func tap(_ name: String, _ response: inout TechnologyResponse) {
    if let action = shownAction(name) {
      state.overlay = .none
      return response.take(state.screen.perform(action.commands))
    }
    guard let element = element(called: name, &response) else { return }
    state.overlay = .none
    Deeds.tap(element, on: &state.screen, &response)
  }

  /// An entry of the list of actions that is open, by its number or name.
  private func shownAction(_ name: String) -> AccessibilityAction? {
    guard case .actions(let actions) = state.overlay else { return nil }
    if let number = Int(name), actions.indices.contains(number - 1) { return actions[number - 1] }
    let wanted = VoiceControlTargets.heard(name)
    return actions.first { VoiceControlTargets.heard($0.name) == wanted }
  }

  private mutating func longPress(_ name: String, _ response: inout TechnologyResponse) {
    guard let element = element(called: name, &response) else { return }
    guard let command = element.longPress else { return response.sounds.append(.actionFailed) }
    state.overlay = .none
    response.take(state.screen.perform([command]))
  }

  private mutating func showActions(of name: String, _ response: inout TechnologyResponse) {
    guard let element = element(called: name, &response) else { return }
    guard element.offersActions else { return response.sounds.append(.actionFailed) }
    state.overlay = .actions(element.actions)
    response.answer = .actions(element.actions.map(\.name))
  }
}
