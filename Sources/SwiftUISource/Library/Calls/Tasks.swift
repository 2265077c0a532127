extension Machine {
  /// Runs asynchronous code at once, up to where it waits for something that never comes here.
  func startTask(_ call: LibraryCall) throws(Interrupt) -> Value {
    guard let function = call.function else { return .record("Task", [:]) }
    if !staticsInProgress.isEmpty {
      // On a device it runs when the constant that is being made is there.
      if delayed.count < 100 { delayed.append((0, function)) }
      return .record("Task", [:])
    }
    // It runs beside what begins it: the time that it waits is its own.
    let (before, owner) = (ahead, taskOwner)
    taskOwner = nil
    defer { (ahead, taskOwner) = (before, owner) }
    do {
      let value = try invoke(function, [], call.expression)
      return .record("Task", ["value": value])
    } catch .suspended {
      return .record("Task", putOffSuspended().map { ["work": .int($0)] } ?? [:])
    } catch .thrown(let error) {
      return .record("Task", ["error": error])
    }
  }

  /// `value` and `result` of a task: what it gave or threw; who asks one that is not done waits for it.
  func taskProperty(_ name: String, _ task: RecordValue) throws(Interrupt) -> Value? {
    switch name {
    case "value":
      if let error = task["error"] { throw .thrown(error) }
      throw .suspended
    case "result":
      guard let held = task["value"] ?? task["error"] else { throw .suspended }
      let name = task["value"] == nil ? "failure" : "success"
      return .symbol(
        SymbolValue(type: "Result", name: name, arguments: [LabeledValue(label: nil, value: held)]))
    case "isCancelled": return .bool(false)
    default: return nil
    }
  }

  /// Static functions of concurrency: `Task.sleep`, `MainActor.run`, `DispatchQueue.main.async`.
  func concurrency(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch (type, call.name) {
    case ("Task", "sleep"):
      guard let seconds = delay(call) else { throw .suspended }
      guard !isPassing, ahead + seconds <= Machine.longestDelay, sleepsLeft > 0 else {
        suspension = Suspension(seconds: ahead + seconds)
        throw .suspended
      }
      sleepsLeft -= 1
      ahead += seconds
      return .void
    case ("Task", "detached"), ("Task", "immediate"): return try startTask(call)
    case ("Task", "yield"), ("Task", "checkCancellation"): return .void
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      return try call.function.map { (function) throws(Interrupt) in
        try self.invoke(function, [], call.expression)
      }
    case ("Timer", "publish"): return timerPublisher(call)
    case ("Timer", "scheduledTimer"): return scheduledTimer(call)
    case ("DispatchQueue", "global"): return .symbol("DispatchQueue", "global")
    case ("DispatchQueue", "concurrentPerform"): return .void
    default: return nil
    }
  }

  /// What is put off by at most this many seconds is run after the action that put it off, as
  /// the announcements that apps delay so that the cursor does not talk over them; what comes
  /// later comes when it is waited for (the gesture `wait SECONDS`).
  static let longestDelay = 1.0

  /// Seconds that `Task.sleep`, `asyncAfter` or an operator of Combine asks for.
  func delay(_ call: LibraryCall) -> Double? {
    for label in ["nanoseconds", "for", "deadline", "wallDeadline", "after"] {
      guard let value = call[label] else { continue }
      if let number = value.doubleValue { return label == "nanoseconds" ? number / 1e9 : number }
      if case .symbol(let symbol) = value, let count = symbol.arguments?.first?.value.doubleValue {
        switch symbol.name {
        case "seconds": return count
        case "milliseconds": return count / 1e3
        case "microseconds", "nanoseconds": return 0
        default: return nil
        }
      }
      if case .record(let record) = value { return record["seconds"]?.doubleValue }
      if value.symbolName == "now" { return 0 }
    }
    return nil
  }

  /// Methods of `DispatchQueue.main` and its like.
  func queueMethod(_ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "async", "sync":
      guard let function = call.function ?? call["execute"] else { return .void }
      if case .record(let item) = function, let block = item["block"] {
        return try invoke(block, [], call.expression)
      }
      let result = try startTask(
        LibraryCall("Task", [EvaluatedArgument(label: nil, value: function)], call.expression))
      return call.name == "sync" ? result.recordValue?["value"] ?? .void : .void
    case "asyncAfter":
      guard let seconds = delay(call), let function = call.function ?? call["execute"] else { return .void }
      if !isPassing, ahead + seconds <= Machine.longestDelay, delayed.count < 100 {
        delayed.append((seconds, function))
      } else if case .closure(let work) = function.recordValue?["block"] ?? function {
        putOff(.call(work, []), by: ahead + seconds)
      }
      return .void
    case "schedule": return .void
    default: return nil
    }
  }
}
