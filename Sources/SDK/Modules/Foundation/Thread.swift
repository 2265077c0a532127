// Foundation: the declarations of Thread. Code runs in one place at a time, which is the main thread.
// Declared as the toolchain's interface has it, with code of our own.

class Thread: NSObject {
  static let _main = Thread()
  class var current: Thread { _main }
  class var isMainThread: Bool { true }
  class var mainThread: Thread { _main }
  class var main: Thread { _main }
  class var callStackReturnAddresses: [NSNumber] { get }
  class var callStackSymbols: [String] { get }
  var qualityOfService: QualityOfService = .default
  lazy var threadDictionary = NSMutableDictionary()
  var name: String?
  var stackSize: Int = 512 << 10
  var threadPriority: Double = 0.5
  var _block: (() -> Void)?
  var _isExecuting = false
  var _isFinished = false
  var _isCancelled = false
  var isExecuting: Bool { _isExecuting }
  var isFinished: Bool { _isFinished }
  var isCancelled: Bool { _isCancelled }
  var isMainThread: Bool { self === Thread._main }
  override init() {}
  convenience init(block: @escaping () -> Void) {
    self.init()
    _block = block
  }
  class func detachNewThread(_ block: @escaping () -> Void) { Task { block() } }
  class func isMultiThreaded() -> Bool { true }
  class func sleep(until date: Date) { _letPass(date.timeIntervalSinceNow) }
  class func sleep(forTimeInterval interval: TimeInterval) { _letPass(interval) }
  class func exit()

  /// Stands still; others go on meanwhile.
  class func _letPass(_ seconds: TimeInterval)

  func start() {
    Task {
      _isExecuting = true
      main()
      _isExecuting = false
      _isFinished = true
    }
  }

  func main() { _block?() }
  func cancel() { _isCancelled = true }
}
