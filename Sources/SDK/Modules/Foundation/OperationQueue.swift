// Foundation: the declarations of OperationQueue.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class OperationQueue: NSObject, ProgressReporting, Sendable {
  class var current: OperationQueue? { get }
  class var main: OperationQueue { get }
  static let defaultMaxConcurrentOperationCount: Int
  var progress: Progress { get }
  var maxConcurrentOperationCount: Int { get set }
  var isSuspended: Bool { get set }
  var name: String? { get set }
  var qualityOfService: QualityOfService { get set }
  var underlyingQueue: DispatchQueue? { get set }
  var operations: [Operation] { get }
  var operationCount: Int { get }
  override init()
  func addOperation(_ op: Operation)
  func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
  func addOperation(_ block: @escaping () -> Void)
  func addBarrierBlock(_ barrier: @escaping () -> Void)
  func cancelAllOperations()
  func waitUntilAllOperationsAreFinished()
}
