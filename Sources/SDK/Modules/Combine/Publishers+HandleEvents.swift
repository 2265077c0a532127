// Combine: Publishers.HandleEvents and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?
    init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.whenCancelled = receiveCancel
      receiveSubscription?(out)
      receiveRequest?(.unlimited)
      out.follow(
        upstream,
        { value in
          receiveOutput?(value)
          out.send(value)
        },
        completion: { completion in
          receiveCompletion?(completion)
          out.end(completion)
        })
    }
  }
}
