// Charts: the declarations of ValueAlignedLimitBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ValueAlignedLimitBehavior {
  static var automatic: ValueAlignedLimitBehavior { get }
  static var always: ValueAlignedLimitBehavior { get }
  static var never: ValueAlignedLimitBehavior { get }
}
