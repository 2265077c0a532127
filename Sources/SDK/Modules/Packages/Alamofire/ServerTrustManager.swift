// Alamofire (github.com/Alamofire/Alamofire): the declarations of ServerTrustManager, as its documentation has them.

class ServerTrustManager {
  let allHostsMustBeEvaluated: Bool

  init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {
    self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
  }
}
