// Network: the declarations of NWPathMonitor. A phone is taken to be online by Wi-Fi.
// Declared as the framework's interface has it, with code of our own.

final class NWPathMonitor: AsyncSequence, Sendable {
  typealias Element = NWPath
  typealias AsyncIterator = NWPathMonitor.Iterator
  /// The path of now; no other comes.
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = NWPath
    var _path: NWPath?
    mutating func next() async -> NWPath? {
      if let path = _path {
        _path = nil
        return path
      }
      return await withCheckedContinuation { _ in }
    }
  }
  let currentPath: NWPath
  var pathUpdateHandler: ((NWPath) -> Void)?
  var _queue: DispatchQueue?
  var _isCancelled = false
  var queue: DispatchQueue? { _queue }
  init() { currentPath = NWPath(_isOnline: true) }
  init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath = NWPath(_isOnline: requiredInterfaceType == .wifi)
  }
  init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = NWPath(_isOnline: !prohibitedInterfaceTypes.contains(.wifi))
  }
  func start(queue: DispatchQueue) {
    _queue = queue
    queue.async {
      if !self._isCancelled { self.pathUpdateHandler?(self.currentPath) }
    }
  }
  func cancel() { _isCancelled = true }
  func makeAsyncIterator() -> NWPathMonitor.Iterator { Iterator(_path: currentPath) }
}
