// swift-dependencies: what it adds to DependencyValues, as its documentation has it.

extension DependencyValues {
  private enum MainQueueKey: DependencyKey {
    static let liveValue: AnySchedulerOf<DispatchQueue> = DispatchQueue.main.eraseToAnyScheduler()
  }

  private enum MainRunLoopKey: DependencyKey {
    static let liveValue: AnySchedulerOf<RunLoop> = RunLoop.main.eraseToAnyScheduler()
  }

  var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
  var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}
