import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What tasks, their groups, continuations and clocks do.
extension Natives {
  mutating func addTasks() {
    addTaskInitializers()
    addTaskMembers()
    addSleeping()
    addGroups()
    addContinuations()
    addTaskLocals()
    addActors()
  }

  private mutating func addTaskInitializers() {
    for name in ["init", "detached", "immediate", "immediateDetached"] {
      self["Task.\(name)(name:priority:operation:)"] = { arguments, call in
        let operation = try arguments[3].functionValue
        let run = call.machine.scheduler.spawn { try operation.call() }
        if name.hasSuffix("etached") { run.locals = [:] }
        return .host(run)
      }
    }
    self["Task.runDetached(priority:operation:)"] = { arguments, call in
      let operation = try arguments[2].functionValue
      return .host(call.machine.scheduler.spawn { try operation.call() })
    }
  }

  private mutating func addTaskMembers() {
    for name in ["value", "get()"] {
      self["Task.\(name)"] = { arguments, call in
        try call.machine.scheduler.wait(for: try arguments[0].hosted(TaskRun.self))
      }
    }
    self["Task.result"] = { arguments, call in
      do {
        return .enumCase(0, [try call.machine.scheduler.wait(for: try arguments[0].hosted(TaskRun.self))])
      } catch Interruption.thrown(let error) {
        let any = call.machine.program.language.anyError
        return .enumCase(1, [try call.machine.convert(error, from: any, to: call.type("Failure"))])
      }
    }
    self["Task.cancel()"] = { arguments, _ in
      try arguments[0].hosted(TaskRun.self).cancel()
      return .void
    }
    self["Task.isCancelled"] = { arguments, call in
      if case .metatype = arguments[0] { return .boolean(call.machine.scheduler.current.isCancelled) }
      return .boolean(try arguments[0].hosted(TaskRun.self).isCancelled)
    }
    self["Task.checkCancellation()"] = { _, call in
      if call.machine.scheduler.current.isCancelled { throw HostErrors(call.machine).cancellation }
      return .void
    }
    self["Task.yield()"] = { _, call in
      try call.machine.scheduler.yield()
      return .void
    }
    self["Task.==(_:_:)"] = { arguments, _ in
      .boolean(try arguments[1].hosted(TaskRun.self) === arguments[2].hosted(TaskRun.self))
    }
    self["Task.hash(into:)"] = { arguments, _ in
      let run = try arguments[0].hosted(TaskRun.self)
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(ObjectIdentifier(run))
      return .void
    }
    self["Task.name"] = { _, _ in .none(0) }
  }

  private mutating func addSleeping() {
    func sleep(_ seconds: Double, _ call: NativeCall) throws -> RuntimeValue {
      let scheduler = call.machine.scheduler
      if scheduler.current.isCancelled { throw HostErrors(call.machine).cancellation }
      try scheduler.sleep(seconds)
      if scheduler.current.isCancelled { throw HostErrors(call.machine).cancellation }
      return .void
    }
    self["Task.sleep(nanoseconds:)"] = { arguments, call in
      try sleep(Double(try arguments[1].int) / 1e9, call)
    }
    self["Task.sleep(for:tolerance:clock:)"] = { arguments, call in
      try sleep(try arguments[1].hosted(Duration.self).seconds, call)
    }
    for name in ["ContinuousClock", "SuspendingClock"] {
      self["\(name).sinceStart"] = { _, call in .host(Duration.seconds(call.machine.scheduler.now)) }
      self["\(name).wait(_:)"] = { arguments, call in
        try sleep(try arguments[1].hosted(Duration.self).seconds, call)
      }
    }
  }

  // MARK: Groups

  private mutating func addGroups() {
    for (name, parameters) in [
      ("withTaskGroup", 4), ("withThrowingTaskGroup", 4), ("withDiscardingTaskGroup", 3),
      ("withThrowingDiscardingTaskGroup", 3),
    ] {
      let labels = parameters == 4 ? "of:returning:isolation:body:" : "returning:isolation:body:"
      self["\(name)(\(labels))"] = { arguments, call in
        let group = RunningGroup(call.machine.scheduler)
        let body = try arguments[parameters - 1].functionValue
        do {
          let result = try body.call(.host(group))
          try group.finish()
          return result
        } catch {
          try group.cancel()
          try? group.finish()
          throw error
        }
      }
    }
    for owner in ["TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup"] {
      addGroupMembers(owner)
    }
  }

  private mutating func addGroupMembers(_ owner: String) {
    for (labels, place) in [("name:priority:operation:", 3), ("priority:operation:", 2)] {
      for name in ["addTask", "addImmediateTask"] {
        self["\(owner).\(name)(\(labels))"] = { arguments, _ in
          try arguments[0].hosted(RunningGroup.self).add(try arguments[place].functionValue)
          return .void
        }
      }
      self["\(owner).addTaskUnlessCancelled(\(labels))"] = { arguments, _ in
        let group = try arguments[0].hosted(RunningGroup.self)
        if group.isCancelled { return .boolean(false) }
        group.add(try arguments[place].functionValue)
        return .boolean(true)
      }
    }
    for name in ["next()", "next(isolation:)"] {
      let next: Native = { arguments, _ in
        .init(optional: try arguments[0].hosted(RunningGroup.self).next())
      }
      self["\(owner).\(name)"] = next
      if !owner.contains("Discarding") { self["\(owner).Iterator.\(name)"] = next }
    }
    self["\(owner).nextResult()"] = { arguments, call in
      do {
        guard let value = try arguments[0].hosted(RunningGroup.self).next() else { return .none(0) }
        return .enumCase(0, [value])
      } catch Interruption.thrown(let error) {
        return .enumCase(1, [error])
      }
    }
    self["\(owner).nextResult(isolation:)"] = self["Swift/\(owner).nextResult()"]
    self["\(owner).makeAsyncIterator()"] = { arguments, _ in arguments[0] }
    for name in ["waitForAll()", "waitForAll(isolation:)"] {
      self["\(owner).\(name)"] = { arguments, _ in
        try arguments[0].hosted(RunningGroup.self).finish()
        return .void
      }
    }
    self["\(owner).cancelAll()"] = { arguments, _ in
      try arguments[0].hosted(RunningGroup.self).cancel()
      return .void
    }
    self["\(owner).isCancelled"] = { arguments, _ in
      .boolean(try arguments[0].hosted(RunningGroup.self).isCancelled)
    }
    self["\(owner).isEmpty"] = { arguments, _ in .boolean(try arguments[0].hosted(RunningGroup.self).isEmpty)
    }
  }

  // MARK: Continuations and locals

  private mutating func addContinuations() {
    for (name, place) in [
      ("withCheckedContinuation(isolation:function:_:)", 2), ("withUnsafeContinuation(isolation:_:)", 1),
      ("withCheckedThrowingContinuation(isolation:function:_:)", 2),
      ("withUnsafeThrowingContinuation(isolation:_:)", 1),
    ] {
      self[name] = { arguments, call in
        let waiting = WaitingContinuation(call.machine.scheduler)
        _ = try arguments[place].functionValue.call(.host(waiting))
        return try waiting.wait()
      }
    }
    for owner in ["CheckedContinuation", "UnsafeContinuation"] {
      self["\(owner).resume(returning:)"] = { arguments, _ in
        try arguments[0].hosted(WaitingContinuation.self).resume(.success(arguments[1]))
        return .void
      }
      self["\(owner).resume()"] = { arguments, _ in
        try arguments[0].hosted(WaitingContinuation.self).resume(.success(.void))
        return .void
      }
      self["\(owner).resume(throwing:)"] = { arguments, call in
        let any = call.machine.program.language.anyError
        let error = try call.machine.convert(arguments[1], from: call.type("E"), to: any)
        try arguments[0].hosted(WaitingContinuation.self).resume(.failure(Interruption.thrown(error)))
        return .void
      }
      self["\(owner).resume(with:)"] = { arguments, call in
        guard case .enumCase(let index, let payload) = arguments[1] else {
          throw Interruption.unknown("a result")
        }
        let waiting = try arguments[0].hosted(WaitingContinuation.self)
        if index == 0 {
          try waiting.resume(.success(payload[0]))
        } else {
          let type = call.generics["Er"] ?? call.generics["E"] ?? call.machine.program.language.anyError
          let any = call.machine.program.language.anyError
          try waiting.resume(
            .failure(Interruption.thrown(call.machine.convert(payload[0], from: type, to: any))))
        }
        return .void
      }
    }
    self["withTaskCancellationHandler(operation:onCancel:isolation:)"] = { arguments, call in
      let handler = try arguments[1].functionValue
      let run = call.machine.scheduler.current
      if run.isCancelled { _ = try handler.call() } else { run.onCancel.append { _ = try handler.call() } }
      return try arguments[0].functionValue.call()
    }
  }

  private mutating func addTaskLocals() {
    self["TaskLocal.init(wrappedValue:)"] = { arguments, _ in .host(TaskLocalVariable(arguments[1])) }
    for name in ["wrappedValue", "get()"] {
      self["TaskLocal.\(name)"] = { arguments, call in
        let variable = try arguments[0].hosted(TaskLocalVariable.self)
        return call.machine.scheduler.current.locals[ObjectIdentifier(variable)] ?? variable.initial
      }
    }
    self["TaskLocal.projectedValue"] = { arguments, _ in arguments[0] }
    for labels in ["_:operation:isolation:file:line:", "_:operation:file:line:"] {
      self["TaskLocal.withValue(\(labels))"] = { arguments, call in
        let variable = try arguments[0].hosted(TaskLocalVariable.self)
        let run = call.machine.scheduler.current
        let before = run.locals
        run.locals[ObjectIdentifier(variable)] = arguments[1]
        defer { run.locals = before }
        return try arguments[2].functionValue.call()
      }
    }
  }

  private mutating func addActors() {
    self["MainActor.run(resultType:body:)"] = { arguments, _ in try arguments[2].functionValue.call() }
    self["MainActor.assumeIsolated(_:file:line:)"] = { arguments, _ in try arguments[1].functionValue.call() }
    self["Actor.assumeIsolated(_:file:line:)"] = { arguments, _ in
      try arguments[1].functionValue.call(arguments[0])
    }
    for name in ["preconditionIsolated(_:file:line:)", "assertIsolated(_:file:line:)"] {
      self["Actor.\(name)"] = { _, _ in .void }
    }
  }
}

extension Duration {
  var seconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}

/// The tasks of a group; what they give comes in the order in which they end.
final class RunningGroup {
  private let scheduler: Scheduler
  private var running: [TaskRun] = []
  private var done: [Result<RuntimeValue, any Error>] = []
  private var waiter: TaskRun?
  private(set) var isCancelled = false

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  var isEmpty: Bool { running.isEmpty && done.isEmpty }

  func add(_ operation: FunctionValue) {
    var own: TaskRun?
    let run = scheduler.spawn { [weak self] in
      let result = Result { try operation.call() }
      if let own { self?.take(own, result) }
      return try result.get()
    }
    own = run
    running.append(run)
    scheduler.current.children.append(run)
    if isCancelled { try? run.cancel() }
  }

  private func take(_ run: TaskRun, _ result: Result<RuntimeValue, any Error>) {
    // Most end in the order in which they began.
    if let place = running.firstIndex(where: { $0 === run }) { running.remove(at: place) }
    done.append(result)
    if let waiter { scheduler.wake(waiter) }
    waiter = nil
  }

  func next() throws -> RuntimeValue? { try nextResult()?.get() }

  /// - Throws: why none can be waited for.
  private func nextResult() throws -> Result<RuntimeValue, any Error>? {
    while done.isEmpty, !running.isEmpty {
      waiter = scheduler.current
      try scheduler.pause()
    }
    return done.isEmpty ? nil : done.removeFirst()
  }

  /// Waits for all; the first error is thrown.
  func finish() throws {
    var first: (any Error)?
    while let result = try nextResult() {
      if case .failure(let error) = result { first = first ?? error }
    }
    if let first { throw first }
  }

  func cancel() throws {
    isCancelled = true
    for run in running { try run.cancel() }
  }
}

/// A task that waits until someone resumes it.
final class WaitingContinuation {
  private let scheduler: Scheduler
  private var result: Result<RuntimeValue, any Error>?
  private var waiter: TaskRun?

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  func resume(_ result: Result<RuntimeValue, any Error>) throws {
    guard self.result == nil else {
      throw Interruption.trap(
        "Fatal error: SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
    }
    self.result = result
    if let waiter { scheduler.wake(waiter) }
    waiter = nil
  }

  func wait() throws -> RuntimeValue {
    while result == nil {
      waiter = scheduler.current
      try scheduler.pause()
    }
    return try result?.get() ?? .void
  }
}

final class TaskLocalVariable {
  let initial: RuntimeValue

  init(_ initial: RuntimeValue) { self.initial = initial }
}
