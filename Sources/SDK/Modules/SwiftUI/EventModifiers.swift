// SwiftUI: the declarations of EventModifiers.
// Declared as the framework's interface has it, with code of our own.

struct EventModifiers: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var capsLock: EventModifiers { EventModifiers(rawValue: 1) }
  static var shift: EventModifiers { EventModifiers(rawValue: 2) }
  static var control: EventModifiers { EventModifiers(rawValue: 4) }
  static var option: EventModifiers { EventModifiers(rawValue: 8) }
  static var command: EventModifiers { EventModifiers(rawValue: 16) }
  static var numericPad: EventModifiers { EventModifiers(rawValue: 32) }
  static var function: EventModifiers { EventModifiers(rawValue: 64) }
  static var all: EventModifiers { EventModifiers(rawValue: 127) }
}
