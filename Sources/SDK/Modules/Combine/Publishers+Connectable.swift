// Combine: Publishers.MakeConnectable and Publishers.Autoconnect.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _inner: Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    init(upstream: Upstream) {
      _inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(_inner) { out.send($0) }
    }
    func connect() -> any Cancellable { _inner.connect() }
  }
  class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    var _connection: (any Cancellable)?
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
      // Who follows keeps the connection.
      out.whenCancelled = { self._connection?.cancel() }
      if _connection == nil { _connection = upstream.connect() }
    }
  }
}
