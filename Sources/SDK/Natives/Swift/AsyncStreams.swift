import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// `AsyncStream` and `AsyncThrowingStream`.
extension Natives {
  mutating func addAsyncStreams() {
    for owner in ["AsyncStream", "AsyncThrowingStream"] {
      addStreamInitializers(owner)
      addStreamMembers(owner)
    }
  }

  private mutating func addStreamInitializers(_ owner: String) {
    self["\(owner).init(_:bufferingPolicy:_:)"] = { arguments, call in
      let stream = RunningStream(call.machine.scheduler, try limit(arguments[2]))
      _ = try arguments[3].functionValue.call(.host(stream))
      return .host(stream)
    }
    for labels in ["unfolding:onCancel:", "unfolding:"] {
      self["\(owner).init(\(labels))"] = { arguments, call in
        let stream = RunningStream(call.machine.scheduler, .max)
        let produce = try arguments[1].functionValue
        stream.produce = { try produce.call().unwrapped }
        return .host(stream)
      }
    }
    for labels in ["of:bufferingPolicy:", "of:throwing:bufferingPolicy:"] {
      let place = labels.contains("throwing") ? 3 : 2
      self["\(owner).makeStream(\(labels))"] = { arguments, call in
        let stream = RuntimeValue.host(RunningStream(call.machine.scheduler, try limit(arguments[place])))
        return .tuple(stream, stream)
      }
    }
  }

  private mutating func addStreamMembers(_ owner: String) {
    self["\(owner).makeAsyncIterator()"] = { arguments, _ in arguments[0] }
    for name in ["next()", "next(isolation:)"] {
      self["\(owner).Iterator.\(name)"] = { arguments, _ in
        .init(optional: try arguments[0].hosted(RunningStream.self).next())
      }
    }
    self["\(owner).Continuation.yield(_:)"] = { arguments, _ in
      try arguments[0].hosted(RunningStream.self).yield(arguments[1])
    }
    self["\(owner).Continuation.yield()"] = { arguments, _ in
      try arguments[0].hosted(RunningStream.self).yield(.void)
    }
    self["\(owner).Continuation.yield(with:)"] = { arguments, call in
      guard case .enumCase(let index, let payload) = arguments[1] else {
        throw Interruption.unknown("a result")
      }
      let stream = try arguments[0].hosted(RunningStream.self)
      if index == 0 { return try stream.yield(payload[0]) }
      let any = call.machine.program.language.anyError
      let error = try call.machine.convert(payload[0], from: call.generics["Failure"] ?? any, to: any)
      try stream.finish(Interruption.thrown(error))
      return .enumCase(2, [])
    }
    self["\(owner).Continuation.finish()"] = { arguments, _ in
      try arguments[0].hosted(RunningStream.self).finish(nil)
      return .void
    }
    self["\(owner).Continuation.finish(throwing:)"] = { arguments, call in
      let any = call.machine.program.language.anyError
      let error = try arguments[1].unwrapped.map {
        Interruption.thrown(try call.machine.convert($0, from: call.generics["Failure"] ?? any, to: any))
      }
      try arguments[0].hosted(RunningStream.self).finish(error)
      return .void
    }
    self["\(owner).Continuation.onTermination"] = { arguments, _ in
      try arguments[0].hosted(RunningStream.self).onTermination
    }
    self["\(owner).Continuation.onTermination="] = { arguments, _ in
      try arguments[0].hosted(RunningStream.self).onTermination = arguments[1]
      return .void
    }
  }
}

/// How many values wait at most: above it the newest (positive) or the oldest (negative) go.
private func limit(_ policy: RuntimeValue) throws -> Int {
  guard case .enumCase(let index, let payload) = policy else {
    throw Interruption.unknown("a buffering policy")
  }
  switch index {
  case 1: return try payload[0].int
  case 2: return -(try payload[0].int)
  default: return .max
  }
}

/// The values of a stream that nobody has taken yet.
final class RunningStream {
  private let scheduler: Scheduler
  private let limit: Int
  private var values: [RuntimeValue] = []
  private var isFinished = false
  private var error: (any Error)?
  private var waiter: TaskRun?
  /// The task that ends the stream when it is cancelled while it waits.
  private weak var watched: TaskRun?
  var onTermination = RuntimeValue.none(0)
  var produce: (() throws -> RuntimeValue?)?

  init(_ scheduler: Scheduler, _ limit: Int) {
    self.scheduler = scheduler
    self.limit = limit
  }

  func yield(_ value: RuntimeValue) throws -> RuntimeValue {
    if isFinished { return .enumCase(2, []) }
    var dropped: RuntimeValue?
    if limit > 0, values.count >= limit {
      dropped = value
    } else {
      values.append(value)
      if limit < 0, values.count > -limit { dropped = values.removeFirst() }
    }
    wake()
    if let dropped { return .enumCase(1, [dropped]) }
    return .enumCase(0, [.integer(limit == .max ? .max : abs(limit) - values.count)])
  }

  func finish(_ error: (any Error)?, isCancelled: Bool = false) throws {
    guard !isFinished else { return }
    isFinished = true
    self.error = error
    wake()
    if case .function(let handler) = onTermination {
      _ = try handler.call(.enumCase(isCancelled ? 1 : 0, []))
    }
  }

  /// Who is cancelled while it waits ends the stream.
  private func watch(_ run: TaskRun) {
    if watched === run { return }
    watched = run
    run.onCancel.append { [weak self, weak run] in
      guard let self, let waiter, waiter === run else { return }
      try finish(nil, isCancelled: true)
    }
  }

  private func wake() {
    if let waiter { scheduler.wake(waiter) }
    waiter = nil
  }

  func next() throws -> RuntimeValue? {
    if let produce { return try produce() }
    while values.isEmpty, !isFinished {
      if scheduler.current.isCancelled {
        try finish(nil, isCancelled: true)
        return nil
      }
      waiter = scheduler.current
      watch(scheduler.current)
      try scheduler.pause()
    }
    if !values.isEmpty { return values.removeFirst() }
    if let error {
      self.error = nil
      throw error
    }
    return nil
  }
}
