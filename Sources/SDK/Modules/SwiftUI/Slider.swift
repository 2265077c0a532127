// SwiftUI: the declarations of Slider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  typealias Body = Never
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}

extension Slider where ValueLabel == EmptyView {
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  @_disfavoredOverload init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  @_disfavoredOverload init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
