// Foundation: the declarations of BlockOperation.
// Declared as the toolchain's interface has it, with code of our own.

class BlockOperation: Operation {
  var _blocks: [() -> Void] = []
  var executionBlocks: [() -> Void] { _blocks }
  override init() {}
  convenience init(block: @escaping () -> Void) {
    self.init()
    _blocks = [block]
  }
  func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
  override func main() { for block in _blocks { block() } }
}
