// os: the declarations of OSLog. What is logged is shown nowhere.
// Declared as the framework's interface has it, with code of our own.

class OSLog: NSObject, Sendable {
  struct Category: Hashable, Sendable {
    static let pointsOfInterest = OSLog.Category(rawValue: "PointsOfInterest")
    static let dynamicTracing = OSLog.Category(rawValue: "DynamicTracing")
    static let dynamicStackTracing = OSLog.Category(rawValue: "DynamicStackTracing")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  static let `default` = OSLog()
  static let disabled = OSLog()
  var signpostsEnabled: Bool { false }
  override init() {}
  convenience init(subsystem: String, category: String) { self.init() }
  convenience init(subsystem: String, category: OSLog.Category) { self.init() }
  func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type != .debug }
}
