// Alamofire (github.com/Alamofire/Alamofire): what it adds to DataRequest, as its documentation has it.

extension DataRequest {
  func serializingData(automaticallyCancelling: Bool = true) -> DataTask<Data> { DataTask(_request: self) }
  func serializingString(
    automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil
  ) -> DataTask<String> { DataTask(_request: self) }
  func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataTask<Value> { DataTask(_request: self) }

  func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> { DataResponsePublisher() }
  func publishString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil
  ) -> DataResponsePublisher<String> { DataResponsePublisher() }
  func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataResponsePublisher<Value> { DataResponsePublisher() }
  func publishUnserialized(queue: DispatchQueue = .main) -> DataResponsePublisher<Data?> {
    DataResponsePublisher()
  }
}
