// Combine: the declarations of Subscribers.

enum Subscribers {
  enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }
  struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    static let unlimited: Subscribers.Demand
    static let none: Subscribers.Demand
    var max: Int? { get }
    var description: String { get }
    static func max(_ value: Int) -> Subscribers.Demand
    static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand
    static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand)
    static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand
    static func += (lhs: inout Subscribers.Demand, rhs: Int)
    static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand
    static func *= (lhs: inout Subscribers.Demand, rhs: Int)
    static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand
    static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand)
    static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand
    static func -= (lhs: inout Subscribers.Demand, rhs: Int)
    static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool
    static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool
    static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool
    static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool
    static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool
    static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool
    static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool
  }
  final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible where Failure: Error {
    final var receiveValue: (Input) -> Void { get }
    final var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { get }
    final var description: String { get }
    init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void)
    final func receive(subscription: any Subscription)
    final func receive(_ value: Input) -> Subscribers.Demand
    final func receive(completion: Subscribers.Completion<Failure>)
    final func cancel()
  }
  final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    typealias Failure = Never
    final var object: Root? { get }
    final let keyPath: ReferenceWritableKeyPath<Root, Input>
    final var description: String { get }
    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)
    final func receive(subscription: any Subscription)
    final func receive(_ value: Input) -> Subscribers.Demand
    final func receive(completion: Subscribers.Completion<Never>)
    final func cancel()
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}
