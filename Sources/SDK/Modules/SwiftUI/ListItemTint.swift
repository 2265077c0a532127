// SwiftUI: the declarations of ListItemTint.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ListItemTint {
  static func fixed(_ tint: Color) -> ListItemTint
  static func preferred(_ tint: Color) -> ListItemTint
  static let monochrome: ListItemTint
}
