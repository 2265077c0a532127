// Combine: the declarations of Timer.
// Declared as the framework's interface has it, with code of our own.

extension Timer {
  final class TimerPublisher: ConnectablePublisher {
    typealias Output = Date
    typealias Failure = Never
    final let interval: TimeInterval
    final let tolerance: TimeInterval?
    final let runLoop: RunLoop
    final let mode: RunLoop.Mode
    final let options: RunLoop.SchedulerOptions?
    let _outs = _Outs<Date, Never>()
    let _connection = _TimerConnection()

    init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      _outs.add(_Out(subscriber))
    }

    final func connect() -> any Cancellable {
      if _connection.timer == nil {
        let outs = _outs
        _connection.timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          outs.send(Date())
        }
      }
      return _connection
    }
  }

  static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
