// Foundation: the declarations of URLSessionTaskMetrics.
// Declared as the framework's interface has it, with code of our own.

class URLSessionTaskMetrics: NSObject {
  var taskInterval: DateInterval { get }
  var redirectCount: Int { get }
}
