// Foundation: the declarations of Operation.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Operation: NSObject, Sendable {
  enum QueuePriority: Int, Sendable {
    typealias RawValue = Int
    case veryLow
    case low
    case normal
    case high
    case veryHigh
    init?(rawValue: Int)
  }
  var isCancelled: Bool { get }
  var isExecuting: Bool { get }
  var isFinished: Bool { get }
  var isAsynchronous: Bool { get }
  var isReady: Bool { get }
  var dependencies: [Operation] { get }
  var queuePriority: Operation.QueuePriority { get set }
  var completionBlock: (() -> Void)? { get set }
  var qualityOfService: QualityOfService { get set }
  var name: String? { get set }
  override init()
  func start()
  func main()
  func cancel()
  func addDependency(_ op: Operation)
  func removeDependency(_ op: Operation)
  func waitUntilFinished()
  func willChangeValue(forKey key: String)
  func didChangeValue(forKey key: String)
  func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
  func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
}
