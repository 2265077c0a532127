// SwiftUI: the declarations of NavigationLink.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  typealias Body = Never
  func isDetailLink(_ isDetailLink: Bool) -> some View
  init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label) where V: Hashable
  init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
  where V: Hashable
  init(destination: Destination, @ViewBuilder label: () -> Label)
}

extension NavigationLink where Destination == Never {
  init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable
  init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable
  @_disfavoredOverload init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Hashable
  @_disfavoredOverload init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable
  init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable
  init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable
  @_disfavoredOverload init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable
  @_disfavoredOverload init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable
}

extension NavigationLink where Label == Text {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where S: StringProtocol
  init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination) where V: Hashable
  @_disfavoredOverload init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol, V: Hashable
  init(_ titleKey: LocalizedStringKey, destination: Destination)
  @_disfavoredOverload init<S>(_ title: S, destination: Destination) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
  @_disfavoredOverload init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
  where S: StringProtocol
  init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
  where V: Hashable
  @_disfavoredOverload init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
  where S: StringProtocol, V: Hashable
}
