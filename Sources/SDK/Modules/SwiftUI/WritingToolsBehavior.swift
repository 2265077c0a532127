// SwiftUI: the declarations of WritingToolsBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WritingToolsBehavior: Hashable {
  static let automatic: WritingToolsBehavior
  static let complete: WritingToolsBehavior
  static let limited: WritingToolsBehavior
  static let disabled: WritingToolsBehavior
}
