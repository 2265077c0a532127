// SwiftUI: the declarations of TabView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent
  typealias Body = Never
  init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
}

extension TabView where SelectionValue == Int {
  init(@ViewBuilder content: () -> Content)
}
