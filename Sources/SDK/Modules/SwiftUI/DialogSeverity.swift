// SwiftUI: the declarations of DialogSeverity.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DialogSeverity: Equatable {
  static let automatic: DialogSeverity
  static let critical: DialogSeverity
  static let standard: DialogSeverity
}
