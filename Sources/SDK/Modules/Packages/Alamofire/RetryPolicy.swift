// Alamofire (github.com/Alamofire/Alamofire): the declarations of RetryPolicy, as its documentation has them.

class RetryPolicy: RequestInterceptor {
  let retryLimit: UInt

  init(retryLimit: UInt = 2, exponentialBackoffBase: UInt = 2, exponentialBackoffScale: Double = 0.5) {
    self.retryLimit = retryLimit
  }
}
