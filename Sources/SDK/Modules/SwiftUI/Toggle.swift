// SwiftUI: the declarations of Toggle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Toggle<Label>: View where Label: View {
  init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
  where C: RandomAccessCollection
  typealias Body = Never
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  init(_ configuration: ToggleStyleConfiguration)
}

extension Toggle where Label == Text {
  init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>)
  @_disfavoredOverload init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
  init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection
  @_disfavoredOverload init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection
  @_disfavoredOverload init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
  @_disfavoredOverload init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol
  init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection
  @_disfavoredOverload init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>) where C: RandomAccessCollection
  @_disfavoredOverload init<S, C>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection
  init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
  @_disfavoredOverload init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol
  init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection
  @_disfavoredOverload init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>) where C: RandomAccessCollection
  @_disfavoredOverload init<S, C>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection
}
