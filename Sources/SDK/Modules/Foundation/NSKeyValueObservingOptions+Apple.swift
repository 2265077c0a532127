// Foundation: the declarations of NSKeyValueObservingOptions that only Apple's platforms have.

struct NSKeyValueObservingOptions: OptionSet, Sendable {
  static let new = NSKeyValueObservingOptions(rawValue: 1)
  static let old = NSKeyValueObservingOptions(rawValue: 2)
  static let initial = NSKeyValueObservingOptions(rawValue: 4)
  static let prior = NSKeyValueObservingOptions(rawValue: 8)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
