// Combine: the declarations of Record.

struct Record<Output, Failure>: Publisher where Failure: Error {
  struct Recording {
    typealias Input = Output
    var output: [Output] { get }
    var completion: Subscribers.Completion<Failure> { get }
    init()
    init(output: [Output], completion: Subscribers.Completion<Failure> = .finished)
    mutating func receive(_ input: Record<Output, Failure>.Recording.Input)
    mutating func receive(completion: Subscribers.Completion<Failure>)
  }
  let recording: Record<Output, Failure>.Recording
  init(record: (inout Record<Output, Failure>.Recording) -> Void)
  init(recording: Record<Output, Failure>.Recording)
  init(output: [Output], completion: Subscribers.Completion<Failure>)
  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
}
