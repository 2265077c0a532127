import EarshotSwiftRuntime
import EarshotViewTree
import EarshotVocabulary

extension TypedScreen {
  /// Lets time pass up to the next moment at which a task of the app goes on, or by all of it.
  package mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    var passed = seconds
    let events = act { run in
      let scheduler = run.machine.scheduler
      let start = scheduler.now
      guard let due = scheduler.nextDue, due <= start + seconds + 1e-9 else {
        return scheduler.advance(to: start + seconds)
      }
      passed = max(0, due - start)
      scheduler.advance(to: due)
      try run.settleTasks()
    }
    return (passed, events)
  }
}
