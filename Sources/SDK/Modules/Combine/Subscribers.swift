// Combine: the declarations of Subscribers.
// Declared as the framework's interface has it, with code of our own.

enum Subscribers {
  enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }
  struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// How much; nil is all there is.
    let max: Int?

    static var unlimited: Subscribers.Demand { Demand(max: nil) }
    static var none: Subscribers.Demand { Demand(max: 0) }
    static func max(_ value: Int) -> Subscribers.Demand { Demand(max: value) }
    var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
      guard let one = lhs.max, let other = rhs.max else { return .unlimited }
      return .max(one + other)
    }

    static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
      guard let one = lhs.max else { return .unlimited }
      guard let other = rhs.max else { return .none }
      return .max(Swift.max(0, one - other))
    }

    static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
      guard let one = lhs.max else { return .unlimited }
      return .max(one * rhs)
    }

    static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { lhs + .max(rhs) }
    static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { lhs - .max(rhs) }
    static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs + rhs }
    static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs - rhs }
    static func += (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs + rhs }
    static func -= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs - rhs }
    static func *= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs * rhs }
    static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { (lhs.max ?? .max) > rhs }
    static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { (lhs.max ?? .max) >= rhs }
    static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { (lhs.max ?? .max) < rhs }
    static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { (lhs.max ?? .max) <= rhs }
    static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
      (lhs.max ?? .max) < (rhs.max ?? .max)
    }
    static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max == rhs }
    static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs.max != rhs }
    init(max: Int?) {
      self.max = max
    }
  }

  final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible where Failure: Error {
    final let receiveValue: (Input) -> Void
    final let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    var _subscription: (any Subscription)?
    var _isDone = false

    final var description: String { "Sink" }

    init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    final func receive(subscription: any Subscription) {
      _subscription = subscription
      subscription.request(.unlimited)
    }

    final func receive(_ value: Input) -> Subscribers.Demand {
      if !_isDone { receiveValue(value) }
      return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) {
      if _isDone { return }
      _isDone = true
      _subscription = nil
      receiveCompletion(completion)
    }

    final func cancel() {
      _isDone = true
      let subscription = _subscription
      _subscription = nil
      subscription?.cancel()
    }
  }

  final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    typealias Failure = Never
    final var object: Root?
    final let keyPath: ReferenceWritableKeyPath<Root, Input>
    var _subscription: (any Subscription)?

    final var description: String { "Assign" }

    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    final func receive(subscription: any Subscription) {
      _subscription = subscription
      subscription.request(.unlimited)
    }

    final func receive(_ value: Input) -> Subscribers.Demand {
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    final func receive(completion: Subscribers.Completion<Never>) { cancel() }

    final func cancel() {
      object = nil
      let subscription = _subscription
      _subscription = nil
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}
