// SwiftUI: the declarations of Tab.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Tab<Value, Content, Label> {}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  typealias TabValue = Value
  @_disfavoredOverload init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S, T>(_ title: S, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable
  @_disfavoredOverload init<S, T>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable
  init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel
  init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init<T>(_ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, T: Hashable
  @_disfavoredOverload init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, T: Hashable
  init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel, T: Hashable
  @_disfavoredOverload init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel, T: Hashable
  @_disfavoredOverload init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S, T>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable
  @_disfavoredOverload init<S, T>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable
  init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init<T>(_ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, T: Hashable
  @_disfavoredOverload init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel, T: Hashable
  init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel, T: Hashable
  @_disfavoredOverload init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel, T: Hashable
  init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView
  init<V>(value: V, @ViewBuilder content: () -> Content) where Value == V?, Label == EmptyView, V: Hashable
  init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, Label == DefaultTabLabel, V: Hashable
  init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init<V>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V?, V: Hashable
  init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V?, V: Hashable
  var body: Tab<Value, Content, Label> { get }
  typealias Body = Tab<Value, Content, Label>
}

extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  @_disfavoredOverload init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  @_disfavoredOverload init<S>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol
  init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init(@ViewBuilder content: () -> Content) where Label == EmptyView
  init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
