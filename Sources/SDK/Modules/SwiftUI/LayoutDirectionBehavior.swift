// SwiftUI: the declarations of LayoutDirectionBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum LayoutDirectionBehavior: Hashable {
  case fixed
  case mirrors(in: LayoutDirection)
  static var mirrors: LayoutDirectionBehavior { get }
}
