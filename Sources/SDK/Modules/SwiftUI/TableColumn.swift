// SwiftUI: the declarations of TableColumn.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never
  func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
  func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
    RowValue, Sort, Content, Label
  >
  @available(*, deprecated) func width() -> TableColumn<RowValue, Sort, Content, Label>
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
}

extension TableColumn where Sort == Never, Label == Text {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
  where Content == Text
  @_disfavoredOverload init<S>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text, S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable
  @_disfavoredOverload init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable
  @_disfavoredOverload init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol, V: Comparable
  init<V>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where V: Comparable
  init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared, C: SortComparator
  @_disfavoredOverload init<V, C>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared, C: SortComparator
  @_disfavoredOverload init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol, V == C.Compared, C: SortComparator
  init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content) where V == C.Compared, C: SortComparator
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard) where Content == Text
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard) where Content == Text
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard)
  where Content == Text, S: StringProtocol
  init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text
}

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Double>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Double?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Float>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Float?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int8>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int16>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int32>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int64>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Int?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt8>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt8?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt16>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt16?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt32>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt32?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt64>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt64?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UInt?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Date>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Date?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UUID>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, UUID?>,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol
  init(_ text: Text, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol
  init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol
  init(
    _ text: Text, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content)
  init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard) where Content == Text
  init(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard) where Content == Text
  @_disfavoredOverload init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard)
  where Content == Text, S: StringProtocol
  init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text
}
