extension Machine {
  /// Runs asynchronous code at once, up to where it waits for something that never comes here.
  func startTask(_ call: LibraryCall) throws(Interrupt) -> Value {
    guard let function = call.function else { return .record("Task", [:]) }
    do {
      let value = try invoke(function, [], call.expression)
      return .record("Task", ["value": value])
    } catch .suspended {
      return .record("Task", [:])
    } catch .thrown(let error) {
      return .record("Task", ["error": error])
    }
  }

  /// Static functions of concurrency: `Task.sleep`, `MainActor.run`, `DispatchQueue.main.async`.
  func concurrency(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch (type, call.name) {
    case ("Task", "sleep"): throw .suspended
    case ("Task", "detached"), ("Task", "immediate"): return try startTask(call)
    case ("Task", "yield"), ("Task", "checkCancellation"): return .void
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      return try call.function.map { (function) throws(Interrupt) in try self.invoke(function, [], call.expression) }
    case ("Timer", "publish"): return .record("Publisher", [:])
    case ("Timer", "scheduledTimer"): return .record("Timer", [:])
    case ("DispatchQueue", "global"): return .symbol("DispatchQueue", "global")
    case ("DispatchQueue", "concurrentPerform"): return .void
    default: return nil
    }
  }

  /// Methods of `DispatchQueue.main` and its like. What is put off never comes: no time passes.
  func queueMethod(_ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "async", "sync":
      guard let function = call.function ?? call["execute"] else { return .void }
      if case .record(let item) = function, let block = item["block"] { return try invoke(block, [], call.expression) }
      let result = try startTask(LibraryCall("Task", [EvaluatedArgument(label: nil, value: function)], call.expression))
      return call.name == "sync" ? result.recordValue?["value"] ?? .void : .void
    case "asyncAfter", "schedule": return .void
    default: return nil
    }
  }
}
