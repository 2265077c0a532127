// Charts: the declarations of PlottableValue.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlottableValue<Value> where Value: Plottable {
  static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable
  @_disfavoredOverload static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<
    Value
  > where Value: Comparable, S: StringProtocol
  static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable
  static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  @_disfavoredOverload static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue<Value>
  @_disfavoredOverload static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value>
  where S: StringProtocol
  static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
  static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable
  @_disfavoredOverload static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>)
    -> PlottableValue<Value> where Value: Comparable
  @_disfavoredOverload static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable, S: StringProtocol
  static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable
  static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date
  @_disfavoredOverload static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date
  @_disfavoredOverload static func value<S>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date, S: StringProtocol
  static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableValue<Value> where Value == Date
}
