// Foundation: the declarations of OperationQueue.
// Declared as the toolchain's interface has it, with code of our own.

class OperationQueue: NSObject, ProgressReporting, Sendable {
  static let _main = OperationQueue()
  static var _current: OperationQueue?
  class var current: OperationQueue? { _current ?? _main }
  class var main: OperationQueue { _main }
  static let defaultMaxConcurrentOperationCount: Int = -1
  lazy var progress: Progress = Progress(totalUnitCount: 0)
  var maxConcurrentOperationCount: Int = OperationQueue.defaultMaxConcurrentOperationCount
  var isSuspended: Bool = false {
    didSet { if !isSuspended { _goOn() } }
  }
  var name: String?
  var qualityOfService: QualityOfService = .default
  var underlyingQueue: DispatchQueue?
  /// Those that have not ended.
  var _operations: [Operation] = []
  var operations: [Operation] { _operations }
  var operationCount: Int { _operations.count }
  override init() {}

  func addOperation(_ op: Operation) {
    op._queue = self
    _operations.append(op)
    _goOn()
  }

  func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { for op in ops { op.waitUntilFinished() } }
  }

  func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

  func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for other in _operations { operation.addDependency(other) }
    addOperation(operation)
  }

  func cancelAllOperations() { for operation in _operations { operation.cancel() } }

  func waitUntilAllOperationsAreFinished() {
    _runReady()
    if !_operations.isEmpty { _waitForOthers() }
  }

  /// Stands still until others have done what they are at.
  func _waitForOthers()

  func _goOn() { Task { _runReady() } }

  func _runReady() {
    while let next = _next {
      let outer = OperationQueue._current
      OperationQueue._current = self
      next._hasStarted = true
      next.start()
      OperationQueue._current = outer
      next._lookWhetherFinished()
    }
  }

  var _next: Operation? {
    let running = _operations.filter { $0._hasStarted }.count
    if isSuspended || maxConcurrentOperationCount >= 0 && running >= maxConcurrentOperationCount {
      return nil
    }
    let ready = _operations.filter { !$0._hasStarted && $0.isReady }
    let highest = ready.map(\.queuePriority.rawValue).max()
    return ready.first { $0.queuePriority.rawValue == highest }
  }
}
