// Foundation: the declarations of BlockOperation.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class BlockOperation: Operation {
  var executionBlocks: [() -> Void] { get }
  override init()
  convenience init(block: @escaping () -> Void)
  func addExecutionBlock(_ block: @escaping () -> Void)
  override func main()
}
