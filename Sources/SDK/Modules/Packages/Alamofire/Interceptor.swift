// Alamofire (github.com/Alamofire/Alamofire): the declarations of Interceptor, as its documentation has them.

class Interceptor: RequestInterceptor {
  let adapters: [any RequestAdapter]
  let retriers: [any RequestRetrier]

  init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters
    self.retriers = retriers
  }
}
