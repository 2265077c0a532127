// Alamofire (github.com/Alamofire/Alamofire): the declarations of DataRequest, as its documentation has them.

/// A request that is not answered.
class DataRequest: Request {
  @discardableResult func validate() -> Self { self }
  @discardableResult func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self
  where S.Element == Int { self }
  @discardableResult func validate<S: Sequence>(
    contentType acceptableContentTypes: @escaping @autoclosure () -> S
  ) -> Self where S.Element == String { self }
  @discardableResult func validate(
    _ validation: @escaping (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>
  ) -> Self { self }

  @discardableResult func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self { self }
  @discardableResult func responseData(
    queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { self }
  @discardableResult func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    emptyResponseCodes: Set<Int> = [204, 205],
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self { self }
  @discardableResult func responseJSON(
    queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self { self }
  @discardableResult func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205], completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self { self }
  @discardableResult func cacheResponse(using handler: Any) -> Self { self }
}
