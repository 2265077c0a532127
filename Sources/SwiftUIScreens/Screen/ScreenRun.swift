import EarshotLocalization
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// One evaluation of a screen, or one thing that is done to it: the machine with the screen's state in it.
final class ScreenRun {
  let code: AppCode
  let machine: Machine
  let types: SwiftUITypes
  let environment: ScreenEnvironment
  let texts: ScreenTexts
  var state: ScreenState
  /// The properties that are there in this evaluation.
  var live: Set<PropertyPlace.Key> = []
  /// What the app did.
  var events: [ScreenEvent] = []

  init(_ code: AppCode, _ environment: ScreenEnvironment, _ state: ScreenState) {
    self.code = code
    machine = code.machine
    types = code.types
    self.environment = environment
    texts = ScreenTexts(catalogs: code.catalogs, environment: environment)
    self.state = state
    machine.store.current = state.stored
    machine.output = ""
    machine.budget.depth = 1_000
    machine.host = self
    machine.world = World(
      start: environment.now, locale: environment.locale, timeZone: environment.timeZone)
    // A profile is the last of its version.
    machine.system = ("iOS", [environment.profile.version, 99])
  }

  /// The state as it is now.
  func finished() -> ScreenState {
    state.stored = machine.store.current
    return state
  }

  /// What the app printed since this was asked last, line by line.
  func takeOutput() {
    guard !machine.output.isEmpty else { return }
    var lines = machine.output.split(separator: "\n", omittingEmptySubsequences: false)
    machine.output = ""
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    events += lines.map { .output(String($0)) }
  }
}
