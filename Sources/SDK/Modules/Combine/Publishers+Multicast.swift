// Combine: Publishers.Multicast and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    final let upstream: Upstream
    let _outs = _Outs<Upstream.Output, Upstream.Failure>()
    var _isFollowing = false
    var _connection: AnyCancellable?

    /// Ends when nobody is left.
    func _leave() {
      if _outs.all.contains(where: { !$0.isDone }) { return }
      _connection?.cancel()
      _isFollowing = false
    }

    init(upstream: Upstream) {
      self.upstream = upstream
    }
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      _outs.add(out)
      out.whenCancelled = { self._leave() }
      if _isFollowing { return }
      _isFollowing = true
      let outs = _outs
      _connection = upstream.sink(receiveCompletion: { outs.end($0) }, receiveValue: { outs.send($0) })
    }
    static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
      lhs === rhs
    }
  }
  final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    final let upstream: Upstream
    final let createSubject: () -> SubjectType
    lazy var _subject: SubjectType = createSubject()
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(_subject) { out.send($0) }
    }
    final func connect() -> any Cancellable { upstream.subscribe(_subject) }
  }
}
