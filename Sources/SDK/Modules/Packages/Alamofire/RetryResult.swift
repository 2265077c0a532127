// Alamofire (github.com/Alamofire/Alamofire): the declarations of RetryResult, as its documentation has them.

enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}
