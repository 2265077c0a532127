// os: the declarations of OSLogPrivacy.
// Declared as the framework's interface has it, with code of our own.

struct OSLogPrivacy {
  init() {}
  enum Mask {
    case hash
    case none
  }
  static var `public`: OSLogPrivacy { OSLogPrivacy() }
  static var `private`: OSLogPrivacy { OSLogPrivacy() }
  static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  static var auto: OSLogPrivacy { OSLogPrivacy() }
  static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
