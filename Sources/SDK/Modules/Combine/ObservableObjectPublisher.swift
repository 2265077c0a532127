// Combine: the declarations of ObservableObjectPublisher.
// Declared as the framework's interface has it, with code of our own.

final class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  let _outs = _Outs<Void, Never>()

  init() {}

  final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    _outs.add(_Out(subscriber))
  }

  final func send() { _outs.send(()) }

  /// Those that objects have without a property of their own.
  static var _all: [ObjectIdentifier: _Known] = [:]

  struct _Known {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
    init(object: AnyObject? = nil, publisher: ObservableObjectPublisher) {
      self.object = object
      self.publisher = publisher
    }
  }

  /// The one of an object; nil where nobody asked for it yet.
  static func _known(of object: AnyObject) -> ObservableObjectPublisher? {
    guard let known = _all[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.publisher
  }

  static func _make(for object: AnyObject) -> ObservableObjectPublisher {
    if let known = _known(of: object) { return known }
    let publisher = ObservableObjectPublisher()
    _all[ObjectIdentifier(object)] = _Known(object: object, publisher: publisher)
    return publisher
  }
}
