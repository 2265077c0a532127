// Alamofire (github.com/Alamofire/Alamofire): the declarations of DefaultTrustEvaluator, as its documentation has them.

class DefaultTrustEvaluator: ServerTrustEvaluating {
  init(validateHost: Bool = true) {}
}
