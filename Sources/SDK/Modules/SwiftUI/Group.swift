// SwiftUI: the declarations of Group.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Group<Content> {
  typealias Body = Never
  init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
  where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View
  init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
  where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  var body: Never { get }
  init(@AccessibilityRotorContentBuilder content: () -> Content)
}

extension Group: TabContent where Content: TabContent {
  typealias TabValue = Content.TabValue
  init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue
  init<V>(@TabContentBuilder<V?> content: () -> Content) where V: Hashable, Content.TabValue == V?
  typealias Body = Group<Content>
  var body: Group<Content> { get }
}

extension Group: Scene where Content: Scene {
  init(@SceneBuilder content: () -> Content)
}

extension Group: ToolbarContent where Content: ToolbarContent {
  init(@ToolbarContentBuilder content: () -> Content)
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  init(@ToolbarContentBuilder content: () -> Content)
}

extension Group: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator
}

extension Group: Commands where Content: Commands {
  init(@CommandsBuilder content: () -> Content)
}

extension Group: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue
}

extension Group: View where Content: View {
  init(@ViewBuilder content: () -> Content)
}
