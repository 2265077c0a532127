// Alamofire (github.com/Alamofire/Alamofire): the declarations of ParameterEncoding, as its documentation has them.

protocol ParameterEncoding {
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}
