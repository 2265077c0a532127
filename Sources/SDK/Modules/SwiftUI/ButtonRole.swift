// SwiftUI: the declarations of ButtonRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonRole: Equatable {
  static let destructive: ButtonRole
  static let cancel: ButtonRole
  static let confirm: ButtonRole
  static let close: ButtonRole
}
