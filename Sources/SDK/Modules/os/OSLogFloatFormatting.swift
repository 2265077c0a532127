// os: the declarations of OSLogFloatFormatting.
// Declared as the framework's interface has it, with code of our own.

struct OSLogFloatFormatting {
  init() {}
  static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
