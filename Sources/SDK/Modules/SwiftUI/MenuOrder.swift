// SwiftUI: the declarations of MenuOrder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MenuOrder: Equatable, Hashable {
  static let automatic: MenuOrder
  static let priority: MenuOrder
  static let fixed: MenuOrder
}
