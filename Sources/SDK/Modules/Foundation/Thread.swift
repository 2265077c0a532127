// Foundation: the declarations of Thread.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Thread: NSObject {
  class var current: Thread { get }
  class var isMainThread: Bool { get }
  class var mainThread: Thread { get }
  class var callStackReturnAddresses: [NSNumber] { get }
  class var callStackSymbols: [String] { get }
  var qualityOfService: QualityOfService { get set }
  var threadDictionary: NSMutableDictionary { get }
  var name: String? { get set }
  var stackSize: Int { get set }
  var isExecuting: Bool { get }
  var isFinished: Bool { get }
  var isCancelled: Bool { get }
  var isMainThread: Bool { get }
  override init()
  convenience init(block: @escaping () -> Void)
  class func detachNewThread(_ block: @escaping () -> Void)
  class func isMultiThreaded() -> Bool
  class func sleep(until date: Date)
  class func sleep(forTimeInterval interval: TimeInterval)
  class func exit()
  func start()
  func main()
  func cancel()
}
