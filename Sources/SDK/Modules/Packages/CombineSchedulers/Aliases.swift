// combine-schedulers (github.com/pointfreeco/combine-schedulers): what it sees.

@_exported import Combine

typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>
