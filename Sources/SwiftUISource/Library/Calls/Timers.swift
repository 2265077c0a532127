import EarshotVocabulary

/// A view that is told of a timer's ticks by `onReceive`.
struct Ticker: Sendable {
  /// Which timer.
  var timer: Int
  var every: Double
  /// Seconds since the screen was opened.
  var due: Double
  var action: ClosureValue
}

/// Timers, which tick while the gesture `wait` lets time pass.
extension Machine {
  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`
  func scheduledTimer(_ call: LibraryCall) -> Value {
    guard let interval = (call["withTimeInterval"] ?? call["timeInterval"])?.doubleValue,
      case .closure(let block)? = call.function ?? call["block"]
    else { return .record("Timer", [:]) }
    let id = state.nextWorkID()
    let timer = Value.record("Timer", ["work": .int(id)])
    let repeats = call["repeats"]?.boolValue ?? false
    putOff(.call(block, [timer]), by: ahead + interval, every: repeats ? interval : nil, id: id)
    return timer
  }

  /// `Timer.publish(every:on:in:)`
  func timerPublisher(_ call: LibraryCall) -> Value {
    guard let interval = call["every"]?.doubleValue else { return .record("Publisher", [:]) }
    return .record("Publisher", ["every": .double(interval), "timer": .int(state.nextWorkID())])
  }

  /// A method of a timer's publisher; nil for other publishers and where ticks can't be followed.
  func timerMethod(of value: Value, _ call: LibraryCall) -> Value? {
    guard case .record(let record) = value, let interval = record["every"]?.doubleValue,
      let timer = record["timer"]?.exactInt
    else { return nil }
    switch call.name {
    case "autoconnect", "receive", "subscribe", "share", "eraseToAnyPublisher", "print", "connect",
      "handleEvents":
      return value
    case "cancel":
      callOff(timer)
      return .void
    case "sink":
      guard case .closure(let action)? = call["receiveValue"] ?? call.function else { return nil }
      putOff(.call(action, [.date(environment.now)]), by: ahead + interval, every: interval, id: timer)
      return cancellable(.record("AnyCancellable", [:]), for: timer)
    default: return nil
    }
  }

  /// `invalidate()` of a timer, `cancel()` of a task or a subscription: nothing more comes of it.
  func callOff(_ work: Int) {
    state.pending.removeAll { $0.id == work }
    state.stoppedTimers.insert(work)
  }

  /// Tells a view of a timer's ticks from now on, or goes on telling it.
  func follow(_ timer: Int, every interval: Double, _ action: ClosureValue, at view: Identity) {
    guard !state.stoppedTimers.contains(timer) else {
      state.tickers[view] = nil
      return
    }
    let interval = max(Machine.shortestInterval, interval)
    var ticker =
      state.tickers[view].flatMap { $0.timer == timer ? $0 : nil }
      ?? Ticker(timer: timer, every: interval, due: state.clock + interval, action: action)
    ticker.action = action
    state.tickers[view] = ticker
  }
}

/// `AnyCancellable`: who holds it holds the subscription (Apple, Combine: "An AnyCancellable instance automatically
/// calls cancel() when deinitialized").
extension Machine {
  /// What `sink` gives, with what calls the subscription off.
  func cancellable(_ result: Value, for work: Int) -> Value {
    guard case .record(var record) = result, record.type == "AnyCancellable" else { return result }
    record["work"] = .int(work)
    // What bodies make is held by views, which are not looked through.
    if isActing || !isInitializing.isEmpty { state.releasable.insert(work) }
    return .record(record)
  }

  /// `cancel()`, `store(in: &subscriptions)`
  func cancellableMethod(of value: Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value
  {
    guard let work = record["work"]?.exactInt else { return .void }
    if call.name == "cancel" { callOff(work) }
    guard call.name == "store" else { return .void }
    var isStored = false
    if let argument = call.arguments.first, case .inOut(let target)? = argument.expression?.kind,
      let scope = argument.scope
    {
      try mutate(target, in: scope) { (place) throws(Interrupt) in isStored = place.take(value) }
    }
    // What else it is given to may hold it without being seen.
    if !isStored { state.releasable.remove(work) }
    return .void
  }

  /// Whether nobody holds the cancellable of work any more.
  func isReleased(_ work: PendingWork) -> Bool {
    guard state.releasable.contains(work.id) else { return false }
    var search = CancellableSearch(work: work.id)
    search.look(at: work.work)
    for object in state.objects where !search.isFound {
      for field in object.fields.values { search.look(at: field) }
    }
    for value in state.states.values where !search.isFound { search.look(at: value) }
    for value in state.statics.values where !search.isFound { search.look(at: value) }
    for other in state.pending where !search.isFound { search.look(at: other.work) }
    for ticker in state.tickers.values where !search.isFound { search.look(at: .closure(ticker.action)) }
    for subscription in state.subscriptions.values.joined() where !search.isFound {
      search.look(at: subscription)
    }
    return !search.isFound
  }
}

extension AppState {
  /// When the next timer ticks or delayed work is due, in seconds since the screen was opened.
  var nextDue: Double? {
    let first = pending.lazy.map(\.due).min()
    let tick = tickers.values.lazy.map(\.due).min()
    return [first, tick].compactMap { $0 }.min()
  }

  /// What is due by now, in the order of its time; timers are set for their next ticks.
  mutating func takeDue() -> [PendingWork] {
    let now = clock + 1e-9
    var due: [PendingWork] = []
    var left: [PendingWork] = []
    for var work in pending {
      guard work.due <= now else {
        left.append(work)
        continue
      }
      due.append(work)
      guard let every = work.every else { continue }
      work.due += every
      left.append(work)
    }
    pending = left
    for (view, ticker) in tickers.sorted(by: { $0.value.timer < $1.value.timer }) where ticker.due <= now {
      tickers[view]?.due += ticker.every
      due.append(
        PendingWork(id: ticker.timer, due: ticker.due, every: nil, work: .call(ticker.action, []), owner: nil)
      )
    }
    return due
  }
}
