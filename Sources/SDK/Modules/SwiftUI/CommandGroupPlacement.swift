// SwiftUI: the declarations of CommandGroupPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CommandGroupPlacement {
  static let appInfo: CommandGroupPlacement
  static let appSettings: CommandGroupPlacement
  static let systemServices: CommandGroupPlacement
  static let appVisibility: CommandGroupPlacement
  static let appTermination: CommandGroupPlacement
  static let newItem: CommandGroupPlacement
  static let saveItem: CommandGroupPlacement
  static let importExport: CommandGroupPlacement
  static let printItem: CommandGroupPlacement
  static let undoRedo: CommandGroupPlacement
  static let pasteboard: CommandGroupPlacement
  static let textEditing: CommandGroupPlacement
  static let textFormatting: CommandGroupPlacement
  static let toolbar: CommandGroupPlacement
  static let sidebar: CommandGroupPlacement
  static let windowSize: CommandGroupPlacement
  static let windowArrangement: CommandGroupPlacement
  static let help: CommandGroupPlacement
}
