// SwiftUI: the declarations of TextInputFormattingControlPlacement.
// Declared as the framework's interface has it, with code of our own.

struct TextInputFormattingControlPlacement {
  struct Set: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var contextMenu: TextInputFormattingControlPlacement.Set {
      TextInputFormattingControlPlacement.Set(rawValue: 1)
    }
    static var inputAssistant: TextInputFormattingControlPlacement.Set {
      TextInputFormattingControlPlacement.Set(rawValue: 2)
    }
    static var all: TextInputFormattingControlPlacement.Set {
      TextInputFormattingControlPlacement.Set(rawValue: 3)
    }
    static var `default`: TextInputFormattingControlPlacement.Set {
      TextInputFormattingControlPlacement.Set(rawValue: 4)
    }
  }
}
