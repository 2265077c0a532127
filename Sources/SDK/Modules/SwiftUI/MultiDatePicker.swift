// SwiftUI: the declarations of MultiDatePicker.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MultiDatePicker<Label>: View where Label: View {
  typealias Body = Never
  init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
  init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)
  init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label)
  init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label)
}

extension MultiDatePicker where Label == Text {
  init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
  init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  )
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>)
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  )
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>)
  @_disfavoredOverload init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  where S: StringProtocol
  @_disfavoredOverload init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
  where S: StringProtocol
  @_disfavoredOverload init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
  where S: StringProtocol
}
