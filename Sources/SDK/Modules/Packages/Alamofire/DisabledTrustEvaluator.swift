// Alamofire: the declarations of DisabledTrustEvaluator, as its documentation has them.

class DisabledTrustEvaluator: ServerTrustEvaluating {
  init() {}
}
