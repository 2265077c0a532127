import EarshotSwiftCode
import EarshotSwiftSemantics
import Foundation

/// How deep in calls code is.
final class CallDepth {
  var depth = 0
  /// How deep in the parts of a value that is compared, hashed or described.
  var parts = 0
}

/// Runs tasks one at a time, each until it waits for something: on a thread of its own, so that it can wait
/// anywhere. Time passes only when all wait for it.
package final class Scheduler {
  private(set) package var current: TaskRun
  private var ready: [TaskRun] = []
  private var timers: [Waiting] = []
  private var count = 0
  /// While set, only those are gone on with that began to wait after so many others, and that don't wait again and
  /// again.
  private var newest: Int?
  /// Seconds since the program began, as its clocks see them.
  package private(set) var now: Double
  /// While someone waits for all others, the moment after which nothing is waited for.
  private var end = Double.infinity
  /// What stopped a task that nobody waits for, other than an error that it threw: that ends with the task.
  private var failure: (any Error)?
  /// Told of what is not known and ended a task that nobody waits for; where nobody is, whoever lets tasks go on ends
  /// with it.
  package var willLeave: ((GapCause, CodePlace?) -> Void)?
  /// How often a task was let go on: who kept the number can tell whether something has happened since.
  package private(set) var turns = 0
  /// How deep in calls whoever runs is: each task has its own, also while it waits.
  var calls: CallDepth?
  /// Takes steps of whoever runs: tasks that make tasks for ever, or wait again and again, take the time that steps
  /// take.
  var takeSteps: ((Int) -> Void)?
  /// Those that have begun and wait, by their numbers.
  private var parked: [Int: TaskRun] = [:]
  /// Who waits for all tasks to end; while there is someone, none goes on.
  private var ender: TaskRun?
  /// How many tasks have not ended: each is somewhere in its code.
  package private(set) var unfinished = 0

  /// How many of these have begun: each has a thread.
  private var standing = 0
  private static let mostStanding = 1_000
  /// A thread is made in the time of so many steps.
  private static let stepsOfTask = 200
  /// Another thread goes on in the time of so many steps.
  private static let stepsOfTurn = 30
  /// Bytes of stack for as many calls as code may be deep in; what is not used takes no memory.
  private static let stack = 512 << 20

  /// A task that waits for time to pass.
  private struct Waiting {
    var due: Double
    var order: Int
    var run: TaskRun
    /// Whether it is a timer's, which goes on for ever.
    var isPeriodic: Bool
  }

  package init(now: Double = 0) {
    self.now = now
    current = TaskRun(nil)
  }

  /// When the next of those that wait for time to pass goes on.
  package var nextDue: Double? { timers.map(\.due).min() }

  /// Lets time pass without anything being done in it.
  package func advance(to moment: Double) { now = max(now, moment) }

  /// Makes a task that runs when those before it wait.
  package func spawn(_ work: @escaping () throws -> RuntimeValue) -> TaskRun {
    let run = TaskRun(work)
    run.locals = current.locals
    takeSteps?(Scheduler.stepsOfTask)
    unfinished += 1
    ready.append(run)
    return run
  }

  /// Never goes on. Only a task can stand still so: the code of the screen itself must come to its end.
  package func waitForEver() throws {
    guard current.isTask else { throw Interruption.unknown("what never comes is waited for") }
    while true { try pause() }
  }

  /// Lets others run until a task is done, and gives what it gave.
  package func wait(for run: TaskRun) throws -> RuntimeValue {
    while run.result == nil {
      run.waiters.append(current)
      try pause()
    }
    return try run.result?.get() ?? .void
  }

  /// Waits until someone wakes the current task.
  package func pause() throws {
    if ender != nil { throw Interruption.ended }
    let own = current
    guard let next = nextRun() else { throw Interruption.unknown("a task waits for what never comes") }
    takeSteps?(Scheduler.stepsOfTurn)
    if next === own { return }
    try letRun(next, instead: own)
  }

  /// Lets another go on, and comes back when this one is let go on.
  /// - Throws: the end of all tasks.
  private func letRun(_ next: TaskRun, instead own: TaskRun) throws {
    let number = turns
    if own.isTask { parked[number] = own }
    let depth = calls.map { ($0.depth, $0.parts) } ?? (0, 0)
    guard try resume(next, instead: own) else {
      if let calls { (calls.depth, calls.parts) = depth }
      parked[number] = nil
      return
    }
    own.signal.wait()
    current = own
    if let calls { (calls.depth, calls.parts) = depth }
    guard own.isTask else { return }
    parked[number] = nil
    if ender != nil { throw Interruption.ended }
  }

  /// Ends the tasks that have not ended by themselves, and lets go of what they hold. None of their code goes on.
  package func endTasks() {
    guard ender == nil else { return }
    let own = current
    ender = own
    ready = []
    timers = []
    idle = []
    let depth = calls.map { ($0.depth, $0.parts) } ?? (0, 0)
    while let number = parked.keys.min(), let run = parked.removeValue(forKey: number) {
      current = run
      run.signal.signal()
      own.signal.wait()
    }
    current = own
    ender = nil
    if let calls { (calls.depth, calls.parts) = depth }
  }

  package func wake(_ run: TaskRun) { ready.append(run) }

  /// Lets the others run first.
  package func yield() throws {
    ready.append(current)
    try pause()
  }

  package func sleep(_ seconds: Double, isPeriodic: Bool = false) throws {
    count += 1
    let (own, order) = (current, count)
    timers.append(
      Waiting(due: now + max(seconds, 0), order: order, run: own, isPeriodic: isPeriodic))
    // Who is told to stop does not sleep on.
    own.wakeUp = { [unowned self, unowned own] in
      guard let place = timers.firstIndex(where: { $0.order == order }) else { return }
      timers.remove(at: place)
      wake(own)
    }
    defer { own.wakeUp = nil }
    try pause()
  }

  /// How many have begun to wait so far.
  package var waits: Int { count }

  /// Runs what is ready, and what was put off by less than some seconds since so many had begun to wait.
  package func runUntilIdle(seconds: Double, since newest: Int) throws {
    self.newest = newest
    defer { self.newest = nil }
    try runUntilIdle(seconds: seconds)
  }

  /// Those that may go on.
  private var candidates: [Waiting] {
    guard let newest else { return timers }
    return timers.filter { $0.order > newest && !$0.isPeriodic }
  }

  /// Runs what is ready until nothing is, while less than some seconds pass.
  package func runUntilIdle(seconds: Double = .infinity) throws {
    let outer = end
    end = now + seconds
    defer { end = outer }
    while true {
      if ready.isEmpty, !candidates.contains(where: { $0.due <= end }) { break }
      ready.append(current)
      // The one that waits here comes last.
      let own = ready.removeLast()
      guard let next = nextRun() else { break }
      if next === own { continue }
      idle.append(own)
      try letRun(next, instead: own)
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Those that wait for all others.
  private var idle: [TaskRun] = []

  private func nextRun() -> TaskRun? {
    while !ready.isEmpty {
      let run = ready.removeFirst()
      if run.isStarted || standing < Scheduler.mostStanding { return run }
      refuse(run, "more than \(Scheduler.mostStanding) tasks wait at once")
    }
    guard let first = candidates.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }),
      idle.isEmpty || first.due <= end
    else { return idle.popLast() }
    timers.removeAll { $0.run === first.run && $0.order == first.order }
    now = max(now, first.due)
    return first.run
  }

  /// Ends a task that has not begun. Tasks that wait for tasks that wait for tasks have no depth that ends them.
  private func refuse(_ run: TaskRun, _ why: String) {
    run.work = nil
    run.result = .failure(Interruption.unknown(.beyondBounds(why)))
    leave(run)
  }

  /// - Returns: false where the system has no thread for it.
  private func resume(_ run: TaskRun) -> Bool {
    current = run
    turns += 1
    guard !run.isStarted else {
      run.signal.signal()
      return true
    }
    let box = begin(run)
    if TaskThread.start(stack: Scheduler.stack, { box.execute() }) { return true }
    box.forget()
    standing -= 1
    return false
  }

  /// Lets a task go on, or the next one for which there is a thread.
  /// - Returns: false where that is the one that runs.
  private func resume(_ run: TaskRun, instead own: TaskRun) throws -> Bool {
    var next = run
    while !resume(next) {
      refuse(next, "the system has no thread for one task more than \(standing)")
      current = own
      guard let other = nextRun() else { throw Interruption.unknown("a task waits for what never comes") }
      if other === own { return false }
      next = other
    }
    return true
  }

  /// Who runs after a thread that has come to the end of a task.
  fileprivate enum Next {
    case begun(DispatchSemaphore)
    /// A task that has not begun, for the same thread.
    case new(RunBox)
  }

  fileprivate func takeNext() -> Next? {
    if let ender { return .begun(ender.signal) }
    guard let run = nextRun() else { return nil }
    current = run
    turns += 1
    return run.isStarted ? .begun(run.signal) : .new(begin(run))
  }

  /// What is done on a thread for a task that has not begun.
  private func begin(_ run: TaskRun) -> RunBox {
    run.isStarted = true
    standing += 1
    calls?.depth = 0
    calls?.parts = 0
    return RunBox(scheduler: self, run: run)
  }

  private func note(failure error: any Error) {
    switch error {
    case Interruption.thrown: break
    case Interruption.unknown(let cause, let place) where willLeave != nil: willLeave?(cause, place)
    default: failure = failure ?? error
    }
  }

  /// Lets those go on that wait for a task with its result.
  private func leave(_ run: TaskRun) {
    unfinished -= 1
    if ender != nil { return }
    if case .failure(let error)? = run.result, run.waiters.isEmpty {
      note(failure: error)
    }
    for waiter in run.waiters { ready.append(waiter) }
    run.waiters = []
  }

  fileprivate func finish(_ run: TaskRun) {
    standing -= 1
    leave(run)
  }
}

/// One task.
package final class TaskRun {
  fileprivate let signal = DispatchSemaphore(value: 0)
  fileprivate var work: (() throws -> RuntimeValue)?
  fileprivate var isStarted: Bool
  /// Whether it runs beside the code of the screen.
  fileprivate let isTask: Bool
  fileprivate(set) package var result: Result<RuntimeValue, any Error>?
  fileprivate var waiters: [TaskRun] = []
  package private(set) var isCancelled = false
  /// What is told when it is cancelled.
  package var onCancel: [() throws -> Void] = []
  /// Ends its sleep.
  fileprivate var wakeUp: (() -> Void)?
  /// Values of `@TaskLocal` variables, by the variable.
  package var locals: [ObjectIdentifier: RuntimeValue] = [:]
  /// Tasks that are cancelled with it.
  package var children: [TaskRun] = []

  fileprivate init(_ work: (() throws -> RuntimeValue)?) {
    self.work = work
    isStarted = work == nil
    isTask = work != nil
  }

  package func cancel() throws {
    guard !isCancelled else { return }
    isCancelled = true
    wakeUp?()
    let handlers = onCancel
    onCancel = []
    for handler in handlers { try handler() }
    for child in children { try child.cancel() }
  }
}

/// Carries a task to its thread: only one of all threads runs at a time, each waits for the one before.
private final class RunBox: @unchecked Sendable {
  private var scheduler: Scheduler?
  private var run: TaskRun?

  init(scheduler: Scheduler, run: TaskRun) {
    self.scheduler = scheduler
    self.run = run
  }

  /// Lets go of a task that is not run.
  func forget() {
    run = nil
    scheduler = nil
  }

  /// Runs the task, and others on the same thread that begin when it has ended. Once another thread goes on, this one
  /// holds nothing of the app any more: what it let go of later would be let go of beside the code that runs, the
  /// scheduler with all its tasks where it is the last to have it.
  func execute() {
    var box = self
    while true {
      switch box.end() {
      case .new(let next): box = next
      case .begun(let signal):
        signal.signal()
        return
      case nil: return
      }
    }
  }

  private func end() -> Scheduler.Next? {
    guard let run, let scheduler else { return nil }
    run.result = RunBox.result(of: run)
    scheduler.finish(run)
    let next = scheduler.takeNext()
    self.run = nil
    self.scheduler = nil
    return next
  }

  private static func result(of run: TaskRun) -> Result<RuntimeValue, any Error> {
    let work = run.work
    run.work = nil
    do { return .success(try work?() ?? .void) } catch { return .failure(error) }
  }
}
