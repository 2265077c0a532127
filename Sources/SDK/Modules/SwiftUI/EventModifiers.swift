// SwiftUI: the declarations of EventModifiers.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EventModifiers: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
  static let capsLock: EventModifiers
  static let shift: EventModifiers
  static let control: EventModifiers
  static let option: EventModifiers
  static let command: EventModifiers
  static let numericPad: EventModifiers
  static let function: EventModifiers
  static let all: EventModifiers
}
