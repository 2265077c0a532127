// Foundation: the declarations of NSKeyValueChangeKey that only Apple's platforms have.

struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  static let kindKey: NSKeyValueChangeKey
  static let newKey: NSKeyValueChangeKey
  static let oldKey: NSKeyValueChangeKey
  static let indexesKey: NSKeyValueChangeKey
  static let notificationIsPriorKey: NSKeyValueChangeKey
  let rawValue: String
  init(rawValue: String)
}
