// SwiftUI: the declarations of ProgressView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
  typealias Body = Never
  init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
  init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
  init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
  init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint
  init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
  @_disfavoredOverload init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
  @_disfavoredOverload init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
  init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView
  init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  init() where Label == EmptyView
  init(@ViewBuilder label: () -> Label)
  init(_ titleKey: LocalizedStringKey) where Label == Text
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource) where Label == Text
  @_disfavoredOverload init<S>(_ title: S) where Label == Text, S: StringProtocol
}
