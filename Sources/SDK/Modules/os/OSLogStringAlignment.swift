// os: the declarations of OSLogStringAlignment.
// Declared as the framework's interface has it, with code of our own.

struct OSLogStringAlignment {
  init() {}
  static var none: OSLogStringAlignment { OSLogStringAlignment() }
  static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}
