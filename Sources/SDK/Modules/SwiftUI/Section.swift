// SwiftUI: the declarations of Section.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Section<Parent, Content, Footer> {}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    H: View
  init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  @_disfavoredOverload init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
  init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  init<V, H>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    H: View
  init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  @_disfavoredOverload init<V, S>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
}

extension Section: View where Parent: View, Content: View, Footer: View {
  typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  init(footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  init(header: Parent, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol
}
