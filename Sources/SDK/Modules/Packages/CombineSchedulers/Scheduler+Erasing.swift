// combine-schedulers: what it adds to Scheduler, as its documentation has it.

import Combine

extension Scheduler {
  func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { AnyScheduler(self) }

  func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      schedule(after: now.advanced(by: duration), tolerance: tolerance ?? minimumTolerance, options: options)
      {
        continuation.resume()
      }
    }
  }

  func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let timer = schedule(
        after: now.advanced(by: interval), interval: interval, tolerance: tolerance ?? minimumTolerance,
        options: options
      ) { continuation.yield(now) }
      continuation.onTermination = { _ in timer.cancel() }
    }
  }
}
