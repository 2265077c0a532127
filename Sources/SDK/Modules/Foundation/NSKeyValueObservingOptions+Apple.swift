// Foundation: the declarations of NSKeyValueObservingOptions that only Apple's platforms have.

struct NSKeyValueObservingOptions: OptionSet, Sendable {
  static let new: NSKeyValueObservingOptions
  static let old: NSKeyValueObservingOptions
  static let initial: NSKeyValueObservingOptions
  static let prior: NSKeyValueObservingOptions
  let rawValue: UInt
  init(rawValue: UInt)
}
