// Charts: the declarations of ChartContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Self.Body { get }
}

extension ChartContent {
  func accessibilityLabel(_ label: Text) -> some ChartContent
  func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
  @_disfavoredOverload func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol
  func accessibilityValue(_ valueDescription: Text) -> some ChartContent
  func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent
  @_disfavoredOverload func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent
  @_disfavoredOverload func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol
  func accessibilityIdentifier(_ identifier: String) -> some ChartContent
  func accessibilityHidden(_ hidden: Bool) -> some ChartContent
  func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View
  func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CoreFoundation.CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View
  func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CoreFoundation.CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View
  func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CoreFoundation.CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View
  func compositingLayer() -> some ChartContent
  func compositingLayer<V>(style: (PlaceholderContentView<Self>) -> V) -> some ChartContent where V: View
  func mask<C>(@ChartContentBuilder content: () -> C) -> some ChartContent where C: ChartContent
  func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle
  func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
  func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
  func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic)
    -> some ChartContent where P: Plottable
  func opacity(_ value: Double) -> some ChartContent
  func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
  func lineStyle(_ style: StrokeStyle) -> some ChartContent
  func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
  func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape
  func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
  func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View
  func symbolSize(_ area: CoreFoundation.CGFloat) -> some ChartContent
  func symbolSize(_ size: CoreFoundation.CGSize) -> some ChartContent
  func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
  func offset(x: CoreFoundation.CGFloat = 0, y: CoreFoundation.CGFloat = 0) -> some ChartContent
  func offset(_ value: CoreFoundation.CGSize) -> some ChartContent
  func offset(
    x: CoreFoundation.CGFloat = 0, yStart: CoreFoundation.CGFloat = 0, yEnd: CoreFoundation.CGFloat = 0
  ) -> some ChartContent
  func offset(
    xStart: CoreFoundation.CGFloat = 0, xEnd: CoreFoundation.CGFloat = 0, y: CoreFoundation.CGFloat = 0
  ) -> some ChartContent
  func offset(
    xStart: CoreFoundation.CGFloat = 0, xEnd: CoreFoundation.CGFloat = 0, yStart: CoreFoundation.CGFloat = 0,
    yEnd: CoreFoundation.CGFloat = 0
  ) -> some ChartContent
  func cornerRadius(_ radius: CoreFoundation.CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
  func blur(radius: CoreFoundation.CGFloat) -> some ChartContent
  func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CoreFoundation.CGFloat,
    x: CoreFoundation.CGFloat = 0, y: CoreFoundation.CGFloat = 0
  ) -> some ChartContent
  func zIndex(_ value: Double) -> some ChartContent
}
