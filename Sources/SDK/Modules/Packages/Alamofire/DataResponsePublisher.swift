// Alamofire (github.com/Alamofire/Alamofire): the declarations of DataResponsePublisher, as its documentation has them.

/// Publishes what is never answered.
struct DataResponsePublisher<Value>: Publisher {
  typealias Output = DataResponse<Value, AFError>
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == DataResponse<Value, AFError>, S.Failure == Never {
    Combine.Empty<DataResponse<Value, AFError>, Never>(completeImmediately: false)
      .receive(subscriber: subscriber)
  }
  func result() -> AnyPublisher<Result<Value, AFError>, Never> {
    Combine.Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  func value() -> AnyPublisher<Value, AFError> {
    Combine.Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}
