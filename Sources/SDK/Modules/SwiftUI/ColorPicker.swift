// SwiftUI: the declarations of ColorPicker.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ColorPicker<Label>: View where Label: View {
  init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
  init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
  typealias Body = Never
}

extension ColorPicker where Label == Text {
  init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true)
  @_disfavoredOverload init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true)
  @_disfavoredOverload init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
  where S: StringProtocol
}
