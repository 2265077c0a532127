// Foundation: the declarations of Stream. What flows through it is not known.
// Declared as the framework's interface has it, with code of our own.

class Stream: NSObject {
  enum Status: UInt, Sendable {
    case notOpen = 0
    case opening = 1
    case open = 2
    case reading = 3
    case writing = 4
    case atEnd = 5
    case closed = 6
    case error = 7
  }
  weak var delegate: (any StreamDelegate)?
  var streamStatus: Stream.Status = .notOpen
  var streamError: (any Error)? { nil }
  func open() { streamStatus = .open }
  func close() { streamStatus = .closed }
  func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
