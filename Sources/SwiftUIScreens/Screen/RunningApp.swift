import EarshotSwiftRuntime
import EarshotViewTree
import EarshotVocabulary

/// An app as it runs behind a screen. Copies of the screen share it while they are at the same moment.
final class RunningApp {
  var state: ScreenState
  let scheduler: Scheduler
  /// How often something was done with it.
  var moment = 0
  /// Whether what was done before is done once more.
  var isReplaying = false
  /// Whether a layout of the app is being asked.
  var isAsked = false
  /// What handlers have become that were made by what is done once more, by their numbers.
  var handlers: [Int: AppAction] = [:]
  private let machine: Machine

  init(_ state: ScreenState, on machine: Machine) {
    self.state = state
    self.machine = machine
    scheduler = Scheduler(now: state.seconds)
  }

  deinit { machine.end(scheduler) }

  /// Whether a copy of the state is a point to return to. A task that has not ended stands somewhere in its code, and
  /// an object that does something when it goes, or that something refers to weakly, goes with the last reference to
  /// it: a copy would be one more.
  var canBeCopied: Bool { scheduler.unfinished == 0 && !state.stored.showsLifetimes }
}

/// How a screen became what it is: a state that it was in, and what has been done since.
struct ScreenHistory {
  enum Step {
    case showing(InterfaceState, frames: [Identity: Rect])
    case handling(AppAction, [PlainValue])
    case passing(upTo: Double)
  }

  var start = ScreenState()
  var steps: [Step] = []
}
