// SwiftUI: the declarations of SubmitTriggers.
// Declared as the framework's interface has it, with code of our own.

struct SubmitTriggers: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }
  static var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }
}
