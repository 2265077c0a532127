// SwiftUI: the declarations of ListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  static var automatic: DefaultListStyle { get }
}

extension ListStyle where Self == SidebarListStyle {
  static var sidebar: SidebarListStyle { get }
}

extension ListStyle where Self == InsetListStyle {
  static var inset: InsetListStyle { get }
}

extension ListStyle where Self == GroupedListStyle {
  static var grouped: GroupedListStyle { get }
}

extension ListStyle where Self == InsetGroupedListStyle {
  static var insetGrouped: InsetGroupedListStyle { get }
}

extension ListStyle where Self == PlainListStyle {
  static var plain: PlainListStyle { get }
}
