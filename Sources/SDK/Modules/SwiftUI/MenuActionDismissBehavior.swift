// SwiftUI: the declarations of MenuActionDismissBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MenuActionDismissBehavior: Equatable {
  static let automatic: MenuActionDismissBehavior
  static let enabled: MenuActionDismissBehavior
  static let disabled: MenuActionDismissBehavior
}
