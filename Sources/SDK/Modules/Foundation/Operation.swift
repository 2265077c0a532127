// Foundation: the declarations of Operation.
// Declared as the toolchain's interface has it, with code of our own.

class Operation: NSObject, Sendable {
  enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }
  var _isCancelled = false
  var _isExecuting = false
  var _isFinished = false
  var _hasStarted = false
  var _hasEnded = false
  var _queue: OperationQueue?
  var isCancelled: Bool { _isCancelled }
  var isExecuting: Bool { _isExecuting }
  var isFinished: Bool { _isFinished }
  var isAsynchronous: Bool { false }
  var isConcurrent: Bool { isAsynchronous }
  var isReady: Bool { _isCancelled || dependencies.allSatisfy { $0.isFinished } }
  var _dependencies: [Operation] = []
  var dependencies: [Operation] { _dependencies }
  var queuePriority: Operation.QueuePriority = .normal
  var completionBlock: (() -> Void)?
  var qualityOfService: QualityOfService = .default
  var name: String?
  override init() {}

  func start() {
    if isFinished { return }
    if !isCancelled {
      _isExecuting = true
      main()
    }
    _isExecuting = false
    _isFinished = true
    _lookWhetherFinished()
  }

  func main() {}
  func cancel() { _isCancelled = true }
  func addDependency(_ op: Operation) { _dependencies.append(op) }
  func removeDependency(_ op: Operation) { _dependencies.removeAll { $0 === op } }

  func waitUntilFinished() {
    if !isFinished { _queue?._runReady() }
    if !isFinished { _waitForOthers() }
  }

  /// Stands still until others have done what they are at.
  func _waitForOthers()

  /// What follows its end happens once, whoever says that it has ended.
  func _lookWhetherFinished() {
    if _hasEnded || !isFinished { return }
    _hasEnded = true
    if let block = completionBlock {
      completionBlock = nil
      Task { block() }
    }
    if let queue = _queue {
      _queue = nil
      queue._operations.removeAll { $0 === self }
      queue._goOn()
    }
  }

  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) { _lookWhetherFinished() }
  func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
  func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { _lookWhetherFinished() }
}
