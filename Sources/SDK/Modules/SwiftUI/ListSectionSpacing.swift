// SwiftUI: the declarations of ListSectionSpacing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ListSectionSpacing {
  static let `default`: ListSectionSpacing
  static let compact: ListSectionSpacing
  static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}
