// os: the declarations of Logger. What is logged is shown nowhere.
// Declared as the framework's interface has it, with code of our own.

struct Logger: Sendable {
  init() {}
  init(subsystem: String, category: String) {}
  init(_ logObj: OSLog) {}
  func log(_ message: OSLogMessage) {}
  func log(level: OSLogType, _ message: OSLogMessage) {}
  func trace(_ message: OSLogMessage) {}
  func debug(_ message: OSLogMessage) {}
  func info(_ message: OSLogMessage) {}
  func notice(_ message: OSLogMessage) {}
  func warning(_ message: OSLogMessage) {}
  func error(_ message: OSLogMessage) {}
  func critical(_ message: OSLogMessage) {}
  func fault(_ message: OSLogMessage) {}
}
