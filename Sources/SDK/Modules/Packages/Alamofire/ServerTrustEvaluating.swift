// Alamofire (github.com/Alamofire/Alamofire): the declarations of ServerTrustEvaluating, as its documentation has them.

protocol ServerTrustEvaluating {}
