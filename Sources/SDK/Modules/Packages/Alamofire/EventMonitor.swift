// Alamofire (github.com/Alamofire/Alamofire): the declarations of EventMonitor, as its documentation has them.

protocol EventMonitor {
  var queue: DispatchQueue { get }
  func requestDidResume(_ request: Request)
  func requestDidFinish(_ request: Request)
  func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
}

extension EventMonitor {
  var queue: DispatchQueue { .main }
  func requestDidResume(_ request: Request) {}
  func requestDidFinish(_ request: Request) {}
  func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {}
}
