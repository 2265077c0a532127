// Charts: the declarations of VectorizedChartContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
}

extension VectorizedChartContent {
  func accessibilityLabel(_ label: KeyPath<Self.DataElement, Text>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func accessibilityLabel(_ labelKey: KeyPath<Self.DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<Self.DataElement>
  func accessibilityLabel(_ label: KeyPath<Self.DataElement, some StringProtocol>)
    -> some VectorizedChartContent<Self.DataElement>
  func accessibilityValue(_ valueDescription: KeyPath<Self.DataElement, Text>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func accessibilityValue(_ valueKey: KeyPath<Self.DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<Self.DataElement>
  func accessibilityValue(_ value: KeyPath<Self.DataElement, some StringProtocol>)
    -> some VectorizedChartContent<Self.DataElement>
  func accessibilityIdentifier(_ identifier: KeyPath<Self.DataElement, String>)
    -> some VectorizedChartContent<Self.DataElement>
  func accessibilityHidden(_ hidden: KeyPath<Self.DataElement, Bool>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func foregroundStyle(_ keyPath: KeyPath<Self.DataElement, some ShapeStyle>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func foregroundStyle(by value: PlottableProjection<Self.DataElement, some Plottable>)
    -> some VectorizedChartContent<Self.DataElement>
  func position(
    by value: PlottableProjection<Self.DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<Self.DataElement>
  func opacity(_ keyPath: KeyPath<Self.DataElement, CoreFoundation.CGFloat>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func lineStyle(_ style: KeyPath<Self.DataElement, StrokeStyle>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func lineStyle(by value: PlottableProjection<Self.DataElement, some Plottable>)
    -> some VectorizedChartContent<Self.DataElement>
  func symbol(by value: PlottableProjection<Self.DataElement, some Plottable>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func symbolSize(_ area: KeyPath<Self.DataElement, CoreFoundation.CGFloat>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func symbolSize(_ size: KeyPath<Self.DataElement, CoreFoundation.CGSize>) -> some VectorizedChartContent<
    Self.DataElement
  >
  func symbolSize(by value: PlottableProjection<Self.DataElement, some Plottable>)
    -> some VectorizedChartContent<Self.DataElement>
}
