// SwiftUI: the declarations of TabSection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabSection<Header, Content, Footer, SelectionValue> {}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  typealias TabValue = Content.TabValue
  typealias Body = TabSection<Header, Content, Footer, SelectionValue>
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView
  init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView
  @_disfavoredOverload init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol
  init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView
  @_disfavoredOverload init<V>(
    @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView, SelectionValue == V?, V: Hashable
  @_disfavoredOverload init<V>(@TabContentBuilder<V?> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView, SelectionValue == V?, V: Hashable
  @_disfavoredOverload init<V, S>(_ title: S, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable, S: StringProtocol
  @_disfavoredOverload init<V>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content)
  where Header == Text, Footer == EmptyView, SelectionValue == V?, V: Hashable
}
