// SwiftUI: the declarations of RedactionReasons.
// Declared as the framework's interface has it, with code of our own.

struct RedactionReasons: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
  static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
  static var invalidated: RedactionReasons { RedactionReasons(rawValue: 4) }
}
