// Foundation: the declarations of OutputStream.
// Declared as the framework's interface has it, with code of our own.

class OutputStream: Stream {
  init(toMemory: ()) {}
  init?(url: URL, append shouldAppend: Bool) {}
  convenience init?(toFileAtPath path: String, append shouldAppend: Bool) {
    self.init(url: URL(fileURLWithPath: path), append: shouldAppend)
  }
  var hasSpaceAvailable: Bool { get }
  func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int
}
