// SwiftUI: the declarations of TextField.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextField<Label>: View where Label: View {
  typealias Body = Never
  init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  where F: ParseableFormatStyle, F.FormatOutput == String
  init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  where F: ParseableFormatStyle, F.FormatOutput == String
  init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label)
}

extension TextField where Label == Text {
  init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String
  @_disfavoredOverload init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String
  @_disfavoredOverload init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
  init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String
  @_disfavoredOverload init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String
  @_disfavoredOverload init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
  init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?)
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?)
  @_disfavoredOverload init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?)
  where S: StringProtocol
  init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter)
  @_disfavoredOverload init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol
  init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void)
  init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void)
  init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void)
  @_disfavoredOverload init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void) where S: StringProtocol
  @_disfavoredOverload init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void)
  where S: StringProtocol
  @_disfavoredOverload init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis)
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol
  init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil)
  @_disfavoredOverload init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, text: Binding<String>)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
  init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void)
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  @_disfavoredOverload init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void) where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
  where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol
}
