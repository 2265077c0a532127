// SwiftUI: the declarations of FocusInteractions.
// Declared as the framework's interface has it, with code of our own.

struct FocusInteractions: OptionSet {
  static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  static var automatic: FocusInteractions { FocusInteractions(rawValue: 4) }
  var rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
