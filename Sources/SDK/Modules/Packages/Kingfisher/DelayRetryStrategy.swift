// Kingfisher: the declarations of DelayRetryStrategy, as its documentation has them.

struct DelayRetryStrategy: RetryStrategy {
  enum Interval {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
    case custom(block: (_ retriedCount: Int) -> TimeInterval)
  }

  let maxRetryCount: Int
  let retryInterval: Interval

  init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    self.maxRetryCount = maxRetryCount
    self.retryInterval = retryInterval
  }
}
