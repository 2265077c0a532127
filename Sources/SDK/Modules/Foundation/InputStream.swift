// Foundation: the declarations of InputStream.
// Declared as the framework's interface has it, with code of our own.

class InputStream: Stream {
  init(data: Data) {}
  init?(url: URL) {}
  convenience init?(fileAtPath path: String) { self.init(url: URL(fileURLWithPath: path)) }
  var hasBytesAvailable: Bool { get }
  func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int
}
