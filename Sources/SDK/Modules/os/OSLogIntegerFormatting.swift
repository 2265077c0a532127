// os: the declarations of OSLogIntegerFormatting.
// Declared as the framework's interface has it, with code of our own.

struct OSLogIntegerFormatting {
  init() {}
  static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }
  static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting() }
}
