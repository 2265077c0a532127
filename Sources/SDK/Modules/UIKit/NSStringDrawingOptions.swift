// UIKit: the declarations of NSStringDrawingOptions.

struct NSStringDrawingOptions: OptionSet, Sendable {
  static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
