// Alamofire (github.com/Alamofire/Alamofire): the declarations of ParameterEncoder, as its documentation has them.

protocol ParameterEncoder {
  func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
}
