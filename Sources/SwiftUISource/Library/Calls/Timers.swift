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
      return .record("AnyCancellable", ["work": .int(timer)])
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
