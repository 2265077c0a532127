// Charts: the declarations of PlottableProjection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlottableProjection<DataElement, DataValue> where DataValue: Plottable {
  static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> PlottableProjection<
    DataElement, DataValue
  >
  @_disfavoredOverload static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>)
    -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  @_disfavoredOverload static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  static func value(_ label: Text, _ value: DataValue) -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(_ label: some StringProtocol, _ value: DataValue)
    -> PlottableProjection<DataElement, DataValue>
  static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection<
    DataElement, DataValue
  >
  @_disfavoredOverload static func value(_ labelResource: LocalizedStringResource, _ value: DataValue)
    -> PlottableProjection<DataElement, DataValue>
  static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection<
    DataElement, DataValue
  > where DataValue: Comparable
  @_disfavoredOverload static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue)
    -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue)
    -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
}

extension PlottableProjection where DataValue == Date {
  static func value(_ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
}
