// SwiftUI: the declarations of TextInputFormattingControlPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextInputFormattingControlPlacement {
  struct Set: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt)
    static let contextMenu: TextInputFormattingControlPlacement.Set
    static let inputAssistant: TextInputFormattingControlPlacement.Set
    static let all: TextInputFormattingControlPlacement.Set
    static let `default`: TextInputFormattingControlPlacement.Set
  }
}
