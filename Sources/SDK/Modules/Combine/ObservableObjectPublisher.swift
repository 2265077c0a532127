// Combine: the declarations of ObservableObjectPublisher.

final class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  init()
  final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == ()
  final func send()
}
