// Combine: Publishers.Breakpoint and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Bool)?
    let receiveOutput: ((Upstream.Output) -> Bool)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Upstream.Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
    }
  }
}
