// Combine: Publishers.Encode and Publishers.Decode.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    typealias Output = Coder.Output
    typealias Failure = any Error
    let upstream: Upstream
    let _coder: Coder
    init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      _coder = encoder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { out.send(try _coder.encode($0)) }
    }
  }
  struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    typealias Failure = any Error
    let upstream: Upstream
    let _coder: Coder
    init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      _coder = decoder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { out.send(try _coder.decode(Output.self, from: $0)) }
    }
  }
}
