// Combine: the declarations of Timer.

extension Timer {
  final class TimerPublisher: ConnectablePublisher {
    typealias Output = Date
    typealias Failure = Never
    final let interval: TimeInterval
    final let tolerance: TimeInterval?
    final let runLoop: RunLoop
    final let mode: RunLoop.Mode
    final let options: RunLoop.SchedulerOptions?
    init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil)
    final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date
    final func connect() -> any Cancellable
  }
  static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher
}
